-- ORD-06: whoever waits for their bank is not asked to pay again.
set local lock_timeout = '5s';

-- Since when the provider says that it does not know yet; null when it knows, or was not asked.
alter table payments add column confirming_since timestamptz;

-- Money on its way to an order that nobody can be sure of yet, for those who show orders.
create view order_payments_confirming as
select po.order_id, p.reference, p.confirming_since
from payment_orders po join payments p on p.id = po.payment_id
where p.confirming_since is not null and p.captured_kobo is null;
