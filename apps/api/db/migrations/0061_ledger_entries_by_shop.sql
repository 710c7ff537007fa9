-- PAYOUT-01: what was booked for a shop is read newest first, and its balance is added up to any point.
set local lock_timeout = '5s';

drop index ledger_entries_shop;
create index ledger_entries_shop on ledger_entries (shop_id, journal_id, position) include (order_id, kobo)
where shop_id is not null;
