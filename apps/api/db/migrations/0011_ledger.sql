-- Where every kobo is: double entries, only ever added. A debit (what we have) is positive, a credit (what we owe or earned) negative.
set local lock_timeout = '5s';

create table ledger_journals (
  id uuid primary key,
  -- What is booked twice is booked once: 'settle:<payment>', 'refund:<refund>'.
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
    'DELIVERY', -- for bringing parcels
    'SERVICE', -- service fees
    'COMMISSION', -- earned
    'PROVIDER_FEE', -- what the provider kept
    'OVERPAYMENT', -- paid beyond what was asked
    'UNCLAIMED', -- captured for orders that could not be kept: to be sent back
    'SUBSCRIPTION' -- earned by packages
  )),
  shop_id uuid check ((account = 'SHOP') = (shop_id is not null)),
  order_id uuid,
  kobo bigint not null check (kobo <> 0),
  primary key (journal_id, position)
);

-- What shops have is summed up again and again: from the index alone.
create index ledger_entries_shop on ledger_entries (shop_id) include (order_id, kobo) where shop_id is not null;
create index ledger_entries_order on ledger_entries (order_id) where order_id is not null;

-- R12: what is booked stays booked; a mistake is put right by a journal of its own.
create function forbid_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to' using errcode = 'restrict_violation', constraint = 'ledger_append_only';
end $$;

create trigger ledger_journals_append_only before update or delete or truncate on ledger_journals
for each statement execute function forbid_ledger_change();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
for each statement execute function forbid_ledger_change();

-- I1: looked at when the transaction ends, as entries come one after the other. Also for journals without any entry, and
-- for entries that are added to a journal of earlier.
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

-- Entries belong to the transaction that opened their journal, so the one look above sees all there will ever be.
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

-- What the market keeps of a sale, by when it was paid. A shop without a package pays the same for everything; one with
-- a package pays by what it sells.
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

-- For slices above: what is booked between the market and its shops; what a shop is owed is negative.
create view shop_entries as select shop_id, order_id, kobo from ledger_entries where shop_id is not null;
