-- Orders: one per shop, with the prices and names at the time of ordering.
set local lock_timeout = '5s';

-- ORD-05: the allowed transitions between statuses; a test compares them with MOVES in steps.rules.ts.
create table order_steps (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);

insert into order_steps (from_status, to_status) values
  ('PENDING', 'PAID'), ('PENDING', 'CANCELLED'), ('PENDING', 'EXPIRED'),
  ('PAID', 'SHIPPED'), ('PAID', 'CANCELLED'), ('PAID', 'REFUNDED'),
  ('SHIPPED', 'DELIVERED'), ('SHIPPED', 'CANCELLED'), ('SHIPPED', 'REFUNDED'),
  ('DELIVERED', 'DISPUTED'), ('DISPUTED', 'REFUNDED'), ('DISPUTED', 'DELIVERED');

create table orders (
  id uuid primary key,
  -- Orders of one checkout are paid together.
  checkout_id uuid not null,
  account_id uuid not null references accounts (id),
  shop_id uuid not null references shops (id),
  shop_name text not null,
  status text not null default 'PENDING' check (status in (
    'PENDING', 'PAID', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'EXPIRED', 'DISPUTED', 'REFUNDED'
  )),
  items_kobo bigint not null check (items_kobo >= 0),
  delivery_fee_kobo bigint not null check (delivery_fee_kobo >= 0),
  service_fee_kobo bigint not null check (service_fee_kobo >= 0),
  -- ORD-04, I8: the database adds it up, so a total always equals its parts.
  total_kobo bigint not null generated always as (items_kobo + delivery_fee_kobo + service_fee_kobo) stored,
  delivery_type text not null check (delivery_type in ('DOORDELIVERY', 'PICKUP')),
  delivery_state text not null check (delivery_state in ('ENUGU', 'LAGOS', 'ABUJA', 'PORT HARCOURT', 'EDO')),
  -- Personal data: cleared when the account is deleted.
  street text check (length(street) between 1 and 200),
  city text check (length(city) between 1 and 100),
  delivery_notes text check (length(delivery_notes) between 1 and 1000),
  receiver_name text check (length(receiver_name) between 1 and 200),
  receiver_phone text check (length(receiver_phone) between 1 and 30),
  days_from integer not null check (days_from >= 0),
  days_to integer not null check (days_to >= days_from),
  placed_at timestamptz not null default now(),
  -- Until when its items are held while it is unpaid.
  held_until timestamptz not null,
  -- The hold has expired and the items can be bought again, though a payment might still arrive.
  released_at timestamptz,
  -- CHK-06: replaced by a newer checkout of the same items; not shown to its customer.
  replaced_at timestamptz,
  delivered_at timestamptz
);

create index orders_account on orders (account_id, placed_at desc, id desc);
create index orders_checkout on orders (checkout_id);
create index orders_shop on orders (shop_id, placed_at desc, id desc);
create index orders_unpaid on orders (held_until, id) where status = 'PENDING';

create table order_lines (
  order_id uuid not null references orders (id) on delete cascade,
  position smallint not null check (position >= 0),
  product_id uuid not null references products (id),
  variant_id uuid,
  option_id uuid,
  -- [{"addOnId", "name", "priceKobo", "quantity"}]: the quantity is per unit of the product.
  add_ons jsonb not null default '[]' check (jsonb_typeof(add_ons) = 'array'),
  name text not null,
  -- 'Size: Large'
  choices text[] not null default '{}',
  picture_key text,
  category text not null,
  quantity integer not null check (quantity between 1 and 999),
  -- Unit price with add-ons.
  unit_kobo bigint not null check (unit_kobo >= 0),
  line_kobo bigint not null generated always as (unit_kobo * quantity) stored,
  return_policy text not null check (return_policy in ('NONE', 'RETURN', 'REFUND', 'RETURN OR REFUND')),
  return_days integer not null check (return_days >= 0),
  -- The cart line it came from, which is removed once the order is paid; null for Buy Now.
  cart_line_id uuid,
  primary key (order_id, position)
);

create index order_lines_product on order_lines (product_id, order_id);

-- ORD-05: who moved an order, and when.
create table order_moves (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('CUSTOMER', 'SHOP', 'STAFF', 'MARKET')),
  note text check (length(note) between 1 and 2000),
  moved_at timestamptz not null default clock_timestamp(),
  -- The first move creates the order.
  check (from_status is not null or to_status = 'PENDING')
);

create index order_moves_order on order_moves (order_id, moved_at, id);
create unique index order_moves_begin on order_moves (order_id) where from_status is null;

-- I11: only the transitions in order_steps are possible, whatever code updates an order.
create function check_order_step() returns trigger language plpgsql as $$
begin
  if not exists (select from order_steps where from_status = old.status and to_status = new.status) then
    raise exception 'an order that is % cannot become %', old.status, new.status
      using errcode = 'check_violation', constraint = 'orders_step';
  end if;
  return new;
end $$;

create trigger orders_step before update of status on orders
for each row when (old.status is distinct from new.status) execute function check_order_step();

-- Customers' complaints about delivered orders.
create table disputes (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  kind text not null check (kind in ('PROBLEM', 'RETURN')),
  reason text not null check (length(trim(reason)) between 1 and 2000),
  opened_at timestamptz not null default now(),
  outcome text check (outcome in ('REFUNDED', 'TURNED_DOWN')),
  answer text check (length(answer) between 1 and 2000),
  closed_at timestamptz,
  check ((outcome is null) = (closed_at is null))
);

create unique index disputes_open on disputes (order_id) where closed_at is null;
create index disputes_order on disputes (order_id);

-- For slices above: the orders of a checkout, whether they are unpaid, can be paid now (is_payable), and still hold their items
-- (longer than payable while a payment is under way).
create view checkout_orders as
select
  id, checkout_id, status = 'PENDING' as is_unpaid,
  status = 'PENDING' and released_at is null and held_until > now() as is_payable,
  status = 'PENDING' and released_at is null as holds_items
from orders;

-- For slices above: unpaid checkouts whose hold has expired, with their orders that are still pending.
create view lapsed_checkouts as
select
  checkout_id, array_agg(id order by id) as order_ids, max(held_until) as held_until,
  bool_or(released_at is null) as holds_items
from orders where status = 'PENDING' and held_until <= now() group by checkout_id;
