-- A refund that failed and was closed by staff, as the money had come back another way, needs no attention any more. What another
-- refund has covered is counted there.
create or replace view order_refunds as
select order_id, sum(amount_kobo)::bigint as amount_kobo,
  (array['NEEDS_ATTENTION', 'ON_HOLD', 'UNDER_WAY', 'DONE'])[min(pace)] as status
from (
  select order_id, case when closing = 'OTHER_REFUND' then 0 else amount_kobo end as amount_kobo,
    case
      when status = 'PROCESSED' or closing is not null then 4
      when status not in ('REQUESTED', 'SENT') then 1
      when sent_at is null and exists (
        select from chargebacks c where c.payment_id = latest.payment_id and c.status = 'OPEN'
      ) then 2
      else 3
    end as pace
  from (
    select distinct on (order_id, key) order_id, payment_id, amount_kobo, status, sent_at,
      (select reason from refund_closings c where c.refund_id = each.id) as closing
    from (
      select id, order_id, payment_id, key, amount_kobo, status, sent_at, requested_at from refunds
      where order_id is not null
      union all
      -- A payment that came too late is refunded as a whole, so each of its orders has its share of that refund.
      select r.id, po.order_id, payment_id, 'unclaimed', po.amount_kobo, r.status, r.sent_at, r.requested_at
      from refunds r join payment_orders po using (payment_id) where r.order_id is null and r.reason = 'TOO_LATE'
    ) as each
    where status <> 'COVERED'
    order by order_id, key, requested_at desc
  ) as latest
) as paced
group by order_id;
