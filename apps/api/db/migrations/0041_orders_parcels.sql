-- SELL-27: what a shop sends is a parcel, with a due time, steps, and a proof that it arrived.
set local lock_timeout = '5s';

-- The allowed steps; a test compares them with PARCEL_STEPS in packages/rules.
create table parcel_steps (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);

insert into parcel_steps (from_status, to_status) values
  ('NEW', 'ACCEPTED'), ('NEW', 'PACKED'), ('NEW', 'HANDED_OVER'), ('NEW', 'CANCELLED'),
  ('ACCEPTED', 'WAITING_FOR_ADDRESS'), ('ACCEPTED', 'PACKED'), ('ACCEPTED', 'HANDED_OVER'), ('ACCEPTED', 'CANCELLED'),
  ('WAITING_FOR_ADDRESS', 'ACCEPTED'), ('WAITING_FOR_ADDRESS', 'CANCELLED'),
  ('PACKED', 'ACCEPTED'), ('PACKED', 'HANDED_OVER'), ('PACKED', 'CANCELLED'),
  ('HANDED_OVER', 'AT_POINT'), ('HANDED_OVER', 'DELIVERED'), ('HANDED_OVER', 'RETURNING'), ('HANDED_OVER', 'LOST'),
  ('AT_POINT', 'DELIVERED'), ('AT_POINT', 'RETURNING'), ('AT_POINT', 'LOST'),
  ('RETURNING', 'DELIVERED'), ('RETURNING', 'RETURNED'), ('RETURNING', 'LOST');

create table parcels (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  shop_id uuid not null references shops (id),
  status text not null default 'NEW' check (status in (
    'NEW', 'ACCEPTED', 'WAITING_FOR_ADDRESS', 'PACKED', 'HANDED_OVER', 'AT_POINT', 'DELIVERED', 'RETURNING', 'RETURNED',
    'LOST', 'CANCELLED'
  )),
  paid_at timestamptz not null,
  -- Same-day food: how many hours after payment it must be on its way; null for everything else.
  promise_hours integer check (promise_hours between 1 and 72),
  -- SELL-25, SELL-35: by when it must be handed over, and when the market cancels it.
  due_at timestamptz not null,
  cancels_at timestamptz not null,
  -- When the shop was told that it is late, and when the customer was.
  late_at timestamptz,
  late_offered_at timestamptz,
  -- SELL-36: asked once per order; the due time waits until it is answered.
  question text check (length(question) between 1 and 500),
  asked_at timestamptz,
  answered_at timestamptz,
  paused_seconds integer not null default 0 check (paused_seconds >= 0),
  carrier text check (length(carrier) between 1 and 100),
  waybill text check (length(waybill) between 1 and 100),
  -- The end of the last promised day, and when silence counts as delivered (SELL-33).
  arrives_by timestamptz,
  closes_at timestamptz,
  reminders smallint not null default 0 check (reminders between 0 and 2),
  proof text check (proof in ('SHOPPER', 'CODE', 'QR', 'POINT', 'STAFF', 'TIMER')),
  -- SELL-32: why it was cancelled, and whether that counts against the shop.
  cancel_reason text check (cancel_reason in (
    'SOLD_OUT', 'DAMAGED', 'WRONG_PRICE', 'ADDRESS_INCOMPLETE', 'SHOPPER_ASKED', 'CANNOT_REACH', 'OTHER', 'LATE', 'CUSTOMER',
    'MARKET'
  )),
  counts_against_shop boolean not null default false,
  check (cancels_at >= due_at),
  check (question is null or asked_at is not null),
  check ((status = 'DELIVERED') = (proof is not null)),
  check ((status = 'CANCELLED') = (cancel_reason is not null)),
  check (status not in ('HANDED_OVER', 'AT_POINT', 'RETURNING') or closes_at is not null)
);

create index parcels_order on parcels (order_id);
create unique index parcels_one_open on parcels (order_id)
  where status not in ('DELIVERED', 'RETURNED', 'LOST', 'CANCELLED');
create index parcels_shop on parcels (shop_id, paid_at desc, id desc);
-- The queue of a shop costs the same however many parcels it has sent.
create index parcels_to_ship on parcels (shop_id, due_at, id)
  where status in ('NEW', 'ACCEPTED', 'WAITING_FOR_ADDRESS', 'PACKED');
create index parcels_due on parcels (due_at) where status in ('NEW', 'ACCEPTED', 'WAITING_FOR_ADDRESS', 'PACKED');
create index parcels_silent on parcels (closes_at) where status in ('HANDED_OVER', 'AT_POINT', 'RETURNING');

create function check_parcel_step() returns trigger language plpgsql as $$
begin
  if not exists (select from parcel_steps where from_status = old.status and to_status = new.status) then
    raise exception 'a parcel that is % cannot become %', old.status, new.status
      using errcode = 'check_violation', constraint = 'parcels_step';
  end if;
  return new;
end $$;

create trigger parcels_step before update of status on parcels
for each row when (old.status is distinct from new.status) execute function check_parcel_step();

create table parcel_moves (
  id uuid primary key,
  parcel_id uuid not null references parcels (id) on delete cascade,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('CUSTOMER', 'SHOP', 'STAFF', 'MARKET')),
  -- Who of the shop did it.
  account_id uuid references accounts (id),
  note text check (length(note) between 1 and 2000),
  -- What the clock of the phone showed; `moved_at` is what counts.
  phone_time timestamptz,
  moved_at timestamptz not null default clock_timestamp(),
  check (from_status is not null or to_status = 'NEW')
);

create index parcel_moves_parcel on parcel_moves (parcel_id, moved_at, id);

create function forbid_parcel_move_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null
    and (new.id, new.parcel_id, new.from_status, new.to_status, new.actor, new.account_id, new.phone_time, new.moved_at)
      is not distinct from
        (old.id, old.parcel_id, old.from_status, old.to_status, old.actor, old.account_id, old.phone_time, old.moved_at)
    and exists (
      select from parcels join orders on orders.id = parcels.order_id join accounts on accounts.id = orders.account_id
      where parcels.id = old.parcel_id and accounts.status = 'DELETED'
    )
  then
    return new;
  end if;
  raise exception 'the moves of a parcel are append-only'
    using errcode = 'restrict_violation', constraint = 'parcel_moves_append_only';
end $$;

create trigger parcel_moves_append_only before update or delete on parcel_moves
for each row execute function forbid_parcel_move_change();

-- SELL-34: the digits follow from the salt and the secret of the server, so nothing here reveals them.
create table delivery_codes (
  parcel_id uuid primary key references parcels (id) on delete cascade,
  salt uuid not null default gen_random_uuid(),
  tries smallint not null default 0 check (tries between 0 and 15),
  locked_until timestamptz
);

-- SELL-28: who of the shop has read the address of a customer, and when.
create table address_reads (
  parcel_id uuid not null references parcels (id) on delete cascade,
  account_id uuid not null references accounts (id),
  read_at timestamptz not null default now()
);

create index address_reads_parcel on address_reads (parcel_id, read_at);

-- SELL-07: a command that arrives twice gets the first one's answer.
create table shop_commands (
  shop_id uuid not null references shops (id),
  request_key uuid not null,
  request_hash text not null,
  answer jsonb,
  received_at timestamptz not null default now(),
  primary key (shop_id, request_key)
);

create index shop_commands_old on shop_commands (received_at);
