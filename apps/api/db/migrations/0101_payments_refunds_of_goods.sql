-- ADMIN-25: a part of the goods is refunded by shop and commission alone; the delivery that took place stays paid.
set local lock_timeout = '5s';

alter table refunds add column takes_from text not null default 'ORDER' check (takes_from in ('ORDER', 'GOODS'));

-- For slices below: what is left of an order to refund.
create view order_refundable as
select o.order_id, o.amount_kobo - (
    select coalesce(sum(r.amount_kobo), 0) from refunds r
    where r.order_id = o.order_id and r.status not in ('FAILED', 'COVERED')
  ) - (
    select coalesce(sum(c.taken_kobo), 0) from order_chargebacks c where c.order_id = o.order_id
  ) as left_kobo
from payment_orders o join payments p on p.id = o.payment_id and p.status = 'SETTLED';

-- ADMIN-26: an appeal that a shop wins after its customer has been refunded is paid by the market.
alter table ledger_journals drop constraint ledger_journals_kind_check;
alter table ledger_journals add constraint ledger_journals_kind_check check (kind in (
  'SETTLEMENT', 'UNCLAIMED', 'REFUND', 'REFUND_FAILED', 'INVOICE', 'CHARGEBACK', 'CHARGEBACK_RETURNED', 'APPEAL'
));
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in (
  'PROVIDER', -- ours, at the payment provider
  'SHOP', -- owed to a shop
  'DELIVERY', -- delivery fees
  'SERVICE', -- service fees
  'COMMISSION', -- earned
  'PROVIDER_FEE', -- the provider's fee
  'OVERPAYMENT', -- paid beyond the amount due
  'UNCLAIMED', -- captured, but pays for no order
  'SUBSCRIPTION', -- earned by packages
  'CHARGEBACK', -- lost: taken back by a bank beyond what is left of the orders
  'GOODWILL' -- given by the market itself
));

-- For slices above: what a shop was owed for an order when it was paid.
create view shop_sales as
select e.shop_id, e.order_id, -e.kobo as kobo
from ledger_entries e join ledger_journals j on j.id = e.journal_id
where e.shop_id is not null and e.order_id is not null and j.kind = 'SETTLEMENT';
