-- PAYOUT-01: what is left of each order for its shop, and of all together, is kept as it is booked, so that a balance costs the
-- same after a million bookings as after ten. The entries stay the truth: I49 compares both.
set local lock_timeout = '5s';

create table order_sums (
  shop_id uuid not null,
  order_id uuid not null,
  kobo bigint not null default 0, -- owed to the shop, so the reverse of its entries
  -- Written by the slice of orders, null unless the order is delivered and nobody complains.
  delivered_at timestamptz,
  returnable_until timestamptz,
  primary key (shop_id, order_id),
  check ((delivered_at is null) = (returnable_until is null)),
  check (returnable_until >= delivered_at)
);
create index order_sums_left on order_sums (shop_id, returnable_until) include (delivered_at, order_id, kobo) where kobo <> 0;

-- Differences, which a job merges: bookings of one shop never wait for each other.
create table shop_sums (
  shop_id uuid not null,
  kobo bigint not null,
  orders integer not null, -- of which something is left
  is_merged boolean not null default false
);
create index shop_sums_shop on shop_sums (shop_id) include (kobo, orders);
create index shop_sums_to_merge on shop_sums (shop_id) where not is_merged;
create unique index shop_sums_merged on shop_sums (shop_id) where is_merged;

-- Rows of orders are locked in one order. The row of an order gives its sum before and after, also when two book at once.
create function keep_sums() returns trigger language plpgsql as $$
begin
  with of_orders as (
    select shop_id, order_id, -sum(kobo)::bigint as kobo from booked
    where shop_id is not null and order_id is not null group by shop_id, order_id
  ),
  kept as (
    insert into order_sums as s (shop_id, order_id, kobo)
    select shop_id, order_id, kobo from of_orders order by shop_id, order_id
    on conflict (shop_id, order_id) do update set kobo = s.kobo + excluded.kobo
    returning s.shop_id, s.order_id, s.kobo
  )
  insert into shop_sums (shop_id, kobo, orders)
  select shop_id, sum(kobo), sum(orders)
  from (
    select o.shop_id, o.kobo, (kept.kobo <> 0)::integer - (kept.kobo <> o.kobo)::integer as orders
    from of_orders o join kept using (shop_id, order_id)
    union all
    select shop_id, -kobo, 0 from booked where shop_id is not null and order_id is null
  ) as change
  group by shop_id having sum(kobo) <> 0 or sum(orders) <> 0;
  return null;
end $$;

create trigger ledger_entries_keep_sums after insert on ledger_entries referencing new table as booked
for each statement execute function keep_sums();

-- For the slice of orders: nulls while an order is not delivered or disputed.
create function note_delivery(of_shop uuid, of_order uuid, delivered timestamptz, returnable timestamptz) returns void
language sql
begin atomic
  insert into order_sums (shop_id, order_id, delivered_at, returnable_until)
  values (of_shop, of_order, delivered, returnable)
  on conflict (shop_id, order_id) do update
  set delivered_at = excluded.delivered_at, returnable_until = excluded.returnable_until;
end;

-- For slices above: the orders of which something is left for their shops, and what is left for each shop altogether.
create view orders_left as
select shop_id, order_id, kobo, delivered_at, returnable_until from order_sums where kobo <> 0;
create view shop_totals as
select shop_id, sum(kobo)::bigint as kobo, sum(orders)::integer as orders from shop_sums group by shop_id;
