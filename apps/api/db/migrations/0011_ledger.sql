-- Double-entry bookkeeping, append-only. A debit (what we have) is positive, a credit (what we owe or earned) negative.
set local lock_timeout = '5s';

create table ledger_journals (
  id uuid primary key,
  -- Makes booking idempotent: 'settle:<payment>', 'refund:<refund>'.
  key text not null unique check (length(key) between 1 and 100),
  kind text not null check (kind in ('SETTLEMENT', 'UNCLAIMED', 'REFUND', 'REFUND_FAILED', 'INVOICE')),
  booked_at timestamptz not null default now()
);

create table ledger_entries (
  journal_id uuid not null references ledger_journals (id),
  position smallint not null check (position >= 0),
  account text not null check (account in (
    'PROVIDER', -- ours, at the payment provider
    'SHOP', -- owed to a shop
    'DELIVERY', -- delivery fees
    'SERVICE', -- service fees
    'COMMISSION', -- earned
    'PROVIDER_FEE', -- the provider's fee
    'OVERPAYMENT', -- paid beyond the amount due
    'UNCLAIMED', -- captured, but pays for no order: to be refunded
    'SUBSCRIPTION' -- earned by packages
  )),
  shop_id uuid check ((account = 'SHOP') = (shop_id is not null)),
  order_id uuid,
  kobo bigint not null check (kobo <> 0),
  primary key (journal_id, position)
);

-- Balances of shops are summed often, so the index has all columns that the sum needs.
create index ledger_entries_shop on ledger_entries (shop_id) include (order_id, kobo) where shop_id is not null;
create index ledger_entries_order on ledger_entries (order_id) where order_id is not null;

-- R12: nothing booked is changed; a mistake is corrected by another journal.
create function forbid_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'restrict_violation', constraint = 'ledger_append_only';
end $$;

create trigger ledger_journals_append_only before update or delete or truncate on ledger_journals
for each statement execute function forbid_ledger_change();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
for each statement execute function forbid_ledger_change();

-- I1: checked at commit, when all entries of a journal are there. A journal without entries fails too.
create function check_journal_balance() returns trigger language plpgsql as $$
declare
  balance numeric;
begin
  select sum(kobo) into balance from ledger_entries where journal_id = new.id;
  if balance is distinct from 0 then
    raise exception 'journal % does not add up to 0', new.key using errcode = 'check_violation', constraint = 'ledger_balanced';
  end if;
  return null;
end $$;

create constraint trigger ledger_journals_balance after insert on ledger_journals
deferrable initially deferred for each row execute function check_journal_balance();

-- Entries are inserted in the transaction of their journal, so that the check above sees all of them.
create function check_journal_is_open() returns trigger language plpgsql as $$
begin
  if not exists (
    select from ledger_journals where id = new.journal_id and xmin::text = pg_current_xact_id()::xid::text
  ) then
    raise exception 'this journal is closed' using errcode = 'restrict_violation', constraint = 'ledger_closed';
  end if;
  return null;
end $$;

create trigger ledger_entries_open_journal after insert on ledger_entries
for each row execute function check_journal_is_open();

-- The market's commission, by the time of payment. Shops without a package pay one rate for everything; shops with a package
-- pay by category.
create table commission_rates (
  has_package boolean not null,
  category text not null check (category in (
    'FOOD', 'HEALTH', 'GROCERY', 'HOUSEHOLD', 'SPA', 'PET',
    'TECH', 'WARDROBE', 'ORGANIC', 'JEWELRY', 'GARDEN', 'AUTOMOTIVES'
  )),
  valid_from timestamptz not null,
  rate_bps integer not null check (rate_bps between 0 and 10000),
  primary key (has_package, category, valid_from)
);

insert into commission_rates (has_package, category, valid_from, rate_bps)
select false, category, timestamptz '2026-01-01 00:00:00+01', 1800
from unnest(array[
  'FOOD', 'HEALTH', 'GROCERY', 'HOUSEHOLD', 'SPA', 'PET',
  'TECH', 'WARDROBE', 'ORGANIC', 'JEWELRY', 'GARDEN', 'AUTOMOTIVES'
]) as category
union all
select true, category, timestamptz '2026-01-01 00:00:00+01', rate_bps
from (values
  ('FOOD', 600), ('GROCERY', 600), ('ORGANIC', 600), ('HEALTH', 800), ('PET', 800), ('GARDEN', 800),
  ('HOUSEHOLD', 900), ('TECH', 500), ('AUTOMOTIVES', 700), ('SPA', 1000), ('WARDROBE', 1200), ('JEWELRY', 1200)
) as rates (category, rate_bps);

-- For slices above: entries of shops; what the market owes a shop is negative.
create view shop_entries as select shop_id, order_id, kobo from ledger_entries where shop_id is not null;
