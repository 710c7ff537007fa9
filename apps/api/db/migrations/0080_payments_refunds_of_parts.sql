-- PAYOUT-25: several refunds for an order, each under a key of its own, together never more than was paid for the order.
set local lock_timeout = '5s';

-- What it is for: 'ended:<order>', 'unclaimed:<payment>', 'returned:<chargeback>:<order>'. A refund that is sent again, or
-- of which a bank has returned a part, keeps its key.
alter table refunds add column key text;
update refunds set key = case
  when each.order_id is not null then 'ended:' || each.order_id
  when each.place = 1 or each.status in ('FAILED', 'COVERED') then 'unclaimed:' || each.payment_id
  else 'unclaimed:' || each.payment_id || ':' || each.id
end
from (
  select id, order_id, payment_id, status, row_number() over (
    partition by payment_id, status in ('FAILED', 'COVERED') order by requested_at, id
  ) as place
  from refunds
) as each
where each.id = refunds.id;
alter table refunds alter column key set not null;
alter table refunds add check (length(key) between 1 and 200);

create unique index refunds_key on refunds (key) where status not in ('FAILED', 'COVERED');
drop index refunds_order;

-- I9: of an order as of a payment, refunds and what banks have taken never exceed what was paid. The lock on the payment
-- lets concurrent ones see each other.
create function limit_order_refunds() returns trigger language plpgsql as $$
begin
  if new.order_id is null then
    return null;
  end if;
  perform from payments p join payment_orders o on o.payment_id = p.id where o.order_id = new.order_id for update of p;
  if (
    select coalesce(sum(amount_kobo), 0) from refunds
    where order_id = new.order_id and status not in ('FAILED', 'COVERED')
  ) + (
    select coalesce(sum(co.amount_kobo), 0)
    from chargeback_orders co join chargebacks c on c.id = co.chargeback_id
    where co.order_id = new.order_id and c.returned_at is null
  ) > (
    select coalesce(sum(o.amount_kobo), 0) from payment_orders o join payments p on p.id = o.payment_id
    where o.order_id = new.order_id and p.status = 'SETTLED'
  ) then
    raise exception 'refunds would exceed what was paid for the order'
      using errcode = 'check_violation', constraint = 'refunds_order_limit';
  end if;
  return null;
end $$;

create trigger limit_order_refunds after insert or update of amount_kobo, status on refunds
for each row execute function limit_order_refunds();
create trigger limit_order_chargebacks after insert on chargeback_orders
for each row execute function limit_order_refunds();

-- The refunds of an order for order pages, as one: of each the latest attempt, and together as far as the slowest of them.
-- What a bank has returned itself is no refund, and ON_HOLD waits for the end of a dispute.
create or replace view order_refunds as
select order_id, sum(amount_kobo)::bigint as amount_kobo,
  (array['NEEDS_ATTENTION', 'ON_HOLD', 'UNDER_WAY', 'DONE'])[min(pace)] as status
from (
  select order_id, amount_kobo,
    case
      when status = 'PROCESSED' then 4
      when status not in ('REQUESTED', 'SENT') then 1
      when sent_at is null and exists (
        select from chargebacks c where c.payment_id = latest.payment_id and c.status = 'OPEN'
      ) then 2
      else 3
    end as pace
  from (
    select distinct on (order_id, key) order_id, payment_id, amount_kobo, status, sent_at
    from (
      select order_id, payment_id, key, amount_kobo, status, sent_at, requested_at from refunds
      where order_id is not null
      union all
      -- A payment that came too late is refunded as a whole, so each of its orders has its share of that refund.
      select po.order_id, payment_id, 'unclaimed', po.amount_kobo, r.status, r.sent_at, r.requested_at
      from refunds r join payment_orders po using (payment_id) where r.order_id is null and r.reason = 'TOO_LATE'
    ) as each
    where status <> 'COVERED'
    order by order_id, key, requested_at desc
  ) as latest
) as paced
group by order_id;
