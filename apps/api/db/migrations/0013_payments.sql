-- Payments and refunds, each under a reference of our own.
set local lock_timeout = '5s';

create table payments (
  id uuid primary key,
  -- P3: letters, digits, - . = only.
  reference text not null unique check (reference ~ '^[A-Za-z0-9.=-]{8,100}$'),
  account_id uuid not null references accounts (id),
  checkout_id uuid not null,
  -- T8: fixed before the provider is called (I13).
  amount_kobo bigint not null check (amount_kobo > 0),
  currency text not null default 'NGN' check (currency = 'NGN'),
  -- STARTED: stored, perhaps not yet known to the provider. OPEN: the customer can pay. SETTLED: captured, and its orders are
  -- paid. UNCLAIMED: captured too late, twice or in a wrong amount, so it pays for no order and is refunded.
  -- FAILED: nothing was captured so far, and another payment can be started; this one may still be captured later.
  status text not null default 'STARTED' check (status in ('STARTED', 'OPEN', 'SETTLED', 'UNCLAIMED', 'FAILED')),
  authorization_url text,
  captured_kobo bigint check (captured_kobo > 0),
  provider_fee_kobo bigint check (provider_fee_kobo >= 0),
  channel text,
  provider_id text,
  paid_at timestamptz,
  started_at timestamptz not null default now(),
  closed_at timestamptz,
  -- When to check it with the provider again; null once it is captured, or CHECK_HOURS after it was started.
  check_at timestamptz,
  checks integer not null default 0,
  -- PAY-02: when a verification first reported it as paid; later ones say 'already verified'.
  reported_at timestamptz,
  -- Since when the provider says that it does not know yet; null when it knows, or was not checked.
  confirming_since timestamptz,
  check ((status in ('SETTLED', 'UNCLAIMED')) = (captured_kobo is not null)),
  -- I5: a settled payment captured at least what was asked.
  check (status <> 'SETTLED' or captured_kobo >= amount_kobo)
);

create index payments_checkout on payments (checkout_id);
create index payments_account on payments (account_id, started_at desc);
create index payments_to_check on payments (check_at) where check_at is not null;
-- S3: at most one payment per checkout can be paid at a time, and at most one is settled.
create unique index payments_live on payments (checkout_id) where status in ('STARTED', 'OPEN');
create unique index payments_settled on payments (checkout_id) where status = 'SETTLED';

create table payment_orders (
  payment_id uuid not null references payments (id),
  order_id uuid not null,
  amount_kobo bigint not null check (amount_kobo >= 0),
  primary key (payment_id, order_id)
);

create index payment_orders_order on payment_orders (order_id);

-- I14: webhook events of the provider, stored before they are answered and processed afterwards.
create table provider_events (
  id uuid primary key,
  event text not null,
  -- The provider's id of what the event is about, and our reference; empty where an event has none.
  subject text not null,
  reference text not null,
  body jsonb not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  unique (event, subject, reference)
);

create index provider_events_waiting on provider_events (received_at) where processed_at is null;

create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  -- null: a refund of money that belongs to no order.
  order_id uuid,
  amount_kobo bigint not null check (amount_kobo > 0),
  reason text not null check (reason in ('CANCELLED', 'DISPUTE', 'TOO_LATE', 'PAID_TWICE', 'WRONG_AMOUNT')),
  -- REQUESTED: stored, perhaps not yet known to the provider. SENT: the provider has it. NEEDS_ATTENTION: the provider says so,
  -- or has rejected it for a day. PROCESSED and FAILED: the provider says so; both are final.
  status text not null default 'REQUESTED'
    check (status in ('REQUESTED', 'SENT', 'PROCESSED', 'FAILED', 'NEEDS_ATTENTION')),
  provider_id text unique,
  requested_at timestamptz not null default now(),
  closed_at timestamptz,
  check_at timestamptz
);

create index refunds_payment on refunds (payment_id);
create index refunds_of_order on refunds (order_id) where order_id is not null;
create unique index refunds_order on refunds (order_id) where order_id is not null and status <> 'FAILED';
create index refunds_to_check on refunds (check_at) where check_at is not null;

-- I9: refunds never exceed what was captured. The lock on the payment lets concurrent refunds see each other.
create function limit_refunds() returns trigger language plpgsql as $$
declare
  captured bigint;
begin
  select captured_kobo into captured from payments where id = new.payment_id for update;
  if (select sum(amount_kobo) from refunds where payment_id = new.payment_id and status <> 'FAILED') > coalesce(captured, 0) then
    raise exception 'refunds would exceed the captured amount' using errcode = 'check_violation', constraint = 'refunds_limit';
  end if;
  return null;
end $$;

create trigger limit_refunds after insert or update of amount_kobo, status on refunds
for each row execute function limit_refunds();

-- The refund of an order for order pages: the latest of several attempts.
create view order_refunds as
select distinct on (order_id)
  order_id, amount_kobo,
  case status when 'PROCESSED' then 'DONE' when 'REQUESTED' then 'UNDER_WAY' when 'SENT' then 'UNDER_WAY' else 'NEEDS_ATTENTION' end
    as status
from (
  select order_id, amount_kobo, status, requested_at from refunds where order_id is not null
  union all
  -- A payment that came too late is refunded as a whole, so each of its orders has its share of that refund.
  select po.order_id, po.amount_kobo, r.status, r.requested_at
  from refunds r join payment_orders po using (payment_id) where r.order_id is null and r.reason = 'TOO_LATE'
) as each
order by order_id, requested_at desc;

-- The settled payment of an order, for receipts.
create view order_payments as
select po.order_id, p.reference, p.channel
from payment_orders po join payments p on p.id = po.payment_id where p.status = 'SETTLED';

-- Payments that the provider has not confirmed yet, for order pages.
create view order_payments_confirming as
select po.order_id, p.reference, p.confirming_since
from payment_orders po join payments p on p.id = po.payment_id
where p.confirming_since is not null and p.captured_kobo is null;
