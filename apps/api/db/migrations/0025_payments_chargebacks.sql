-- PAY-05: payments that a customer's bank disputes or takes back.
set local lock_timeout = '5s';

create table chargebacks (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  -- The provider's id of the dispute. Null: the payment turned `reversed`, and no dispute says why.
  provider_id text unique check (length(provider_id) between 1 and 100),
  -- The provider's own word, such as awaiting-merchant-feedback.
  provider_status text not null check (length(provider_status) between 1 and 100),
  reason text not null check (length(reason) between 1 and 500),
  -- What is disputed; what was taken may be less.
  amount_kobo bigint not null check (amount_kobo > 0),
  -- WON: the payment stands. LOST: the bank keeps the money. Both are final for a dispute.
  status text not null default 'OPEN' check (status in ('OPEN', 'WON', 'LOST')),
  -- P31: the provider's deadline for an answer.
  due_at timestamptz,
  opened_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  taken_kobo bigint check (taken_kobo > 0),
  taken_at timestamptz,
  returned_at timestamptz,
  -- When to ask the provider about it again; null once it is closed.
  check_at timestamptz,
  check ((status = 'OPEN') = (closed_at is null)),
  check ((taken_kobo is null) = (taken_at is null)),
  -- Money that was taken has returned if and only if the payment stands.
  check ((returned_at is not null) = (status = 'WON' and taken_at is not null))
);

create index chargebacks_payment on chargebacks (payment_id);
create index chargebacks_due on chargebacks (due_at, id) where status = 'OPEN';
create index chargebacks_to_check on chargebacks (check_at) where check_at is not null;
-- A reversal without a dispute is recorded once, until it has returned.
create unique index chargebacks_reversal on chargebacks (payment_id) where provider_id is null and returned_at is null;

-- What was taken of each order.
create table chargeback_orders (
  chargeback_id uuid not null references chargebacks (id),
  order_id uuid not null,
  amount_kobo bigint not null check (amount_kobo > 0),
  primary key (chargeback_id, order_id)
);

create index chargeback_orders_order on chargeback_orders (order_id);

-- I13: stored before the provider is called, so that a refund without it is certainly not at the provider.
alter table refunds add column sent_at timestamptz;
update refunds set sent_at = requested_at;
alter table refunds drop constraint refunds_status_check;
-- COVERED: never sent, as the customer's bank has taken the money back itself. Final.
alter table refunds add constraint refunds_status_check
  check (status in ('REQUESTED', 'SENT', 'PROCESSED', 'FAILED', 'NEEDS_ATTENTION', 'COVERED'));
drop index refunds_order;
create unique index refunds_order on refunds (order_id) where order_id is not null and status not in ('FAILED', 'COVERED');

-- I9: refunds and what banks have taken never exceed what was captured, together. The lock on the payment lets concurrent
-- ones see each other.
create or replace function limit_refunds() returns trigger language plpgsql as $$
declare
  captured bigint;
begin
  select captured_kobo into captured from payments where id = new.payment_id for update;
  if (
    select coalesce(sum(amount_kobo), 0) from refunds
    where payment_id = new.payment_id and status not in ('FAILED', 'COVERED')
  ) + (
    select coalesce(sum(taken_kobo), 0) from chargebacks where payment_id = new.payment_id and returned_at is null
  ) > coalesce(captured, 0) then
    raise exception 'refunds would exceed the captured amount' using errcode = 'check_violation', constraint = 'refunds_limit';
  end if;
  return null;
end $$;

create trigger limit_chargebacks after insert or update of taken_kobo, returned_at on chargebacks
for each row execute function limit_refunds();

-- When to look whether a captured payment was reversed; null once that can no longer happen.
alter table payments add column watch_at timestamptz;
update payments set watch_at = now() where captured_kobo is not null and closed_at > now() - interval '120 days';
create index payments_to_watch on payments (watch_at) where watch_at is not null;

-- The refund of an order for order pages: the latest of several attempts. What a bank has returned itself is no refund, and
-- ON_HOLD waits for the end of a dispute.
create or replace view order_refunds as
select distinct on (order_id)
  order_id, amount_kobo,
  case
    when status = 'PROCESSED' then 'DONE'
    when status not in ('REQUESTED', 'SENT') then 'NEEDS_ATTENTION'
    when sent_at is null and exists (
      select from chargebacks c where c.payment_id = each.payment_id and c.status = 'OPEN'
    ) then 'ON_HOLD'
    else 'UNDER_WAY'
  end as status
from (
  select order_id, payment_id, amount_kobo, status, sent_at, requested_at from refunds where order_id is not null
  union all
  -- A payment that came too late is refunded as a whole, so each of its orders has its share of that refund.
  select po.order_id, payment_id, po.amount_kobo, r.status, r.sent_at, r.requested_at
  from refunds r join payment_orders po using (payment_id) where r.order_id is null and r.reason = 'TOO_LATE'
) as each
where status <> 'COVERED'
order by order_id, requested_at desc;

-- The chargebacks of an order, for order pages and for what its shop can spend: while one is open, nothing of the order.
create view order_chargebacks as
select
  po.order_id, c.id as chargeback_id, c.status, c.status = 'OPEN' as is_open, c.opened_at,
  case when c.provider_id is not null then c.opened_at end as disputed_at, c.closed_at,
  coalesce(co.amount_kobo, 0) as taken_kobo
from chargebacks c
  join payments p on p.id = c.payment_id and p.status = 'SETTLED'
  join payment_orders po on po.payment_id = c.payment_id
  left join chargeback_orders co on co.chargeback_id = c.id and co.order_id = po.order_id and c.returned_at is null;
