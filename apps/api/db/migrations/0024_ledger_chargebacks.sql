-- PAY-05: what a customer's bank takes back is booked, and booked back when it returns.
set local lock_timeout = '5s';

alter table ledger_journals drop constraint ledger_journals_kind_check;
alter table ledger_journals add constraint ledger_journals_kind_check check (kind in (
  'SETTLEMENT', 'UNCLAIMED', 'REFUND', 'REFUND_FAILED', 'INVOICE', 'CHARGEBACK', 'CHARGEBACK_RETURNED'
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
  'UNCLAIMED', -- captured, but pays for no order: to be refunded
  'SUBSCRIPTION', -- earned by packages
  'CHARGEBACK' -- lost: taken back by a bank beyond what is left of the orders
));
