-- SELL-44: prices and stock from a file. What was shown is stored, and exactly that is applied.
set local lock_timeout = '5s';

create table imports (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  account_id uuid references accounts (id),
  state text not null default 'READING'
    check (state in ('READING', 'PLANNED', 'APPLYING', 'DONE', 'REFUSED')),
  file_name text not null check (length(file_name) between 1 and 200),
  -- Until it is read.
  file bytea,
  -- Why it could not be read.
  refused text check (length(refused) between 1 and 500),
  header text[] not null default '{}',
  delimiter text not null default ',' check (delimiter in (',', ';', E'\t')),
  plan_hash text,
  -- Whether prices that are odd (SELL-43) were confirmed.
  applies_odd boolean not null default false,
  created_at timestamptz not null default now(),
  check ((state = 'READING') = (file is not null)),
  check ((state = 'REFUSED') = (refused is not null)),
  check (state not in ('PLANNED', 'APPLYING', 'DONE') or plan_hash is not null)
);

-- One at a time: a second file waits until the first one is read or applied.
create unique index imports_one_running on imports (shop_id) where state in ('READING', 'APPLYING');
create index imports_shop on imports (shop_id, id);
create index imports_old on imports (created_at);

create table import_rows (
  import_id uuid not null references imports (id) on delete cascade,
  line integer not null,
  -- As they were sent, for the file of errors.
  cells text[] not null,
  outcome text not null check (outcome in ('CHANGED', 'SAME', 'WRONG')),
  -- Of a wrong row: which column, and what to do about it.
  column_name text,
  reason text check (length(reason) between 1 and 500),
  sellable_id uuid,
  item text,
  version integer,
  -- Null where the file changes nothing.
  old_price_kobo bigint,
  new_price_kobo bigint check (new_price_kobo > 0),
  is_odd boolean not null default false,
  old_stock integer,
  new_stock integer check (new_stock >= 0),
  old_low integer,
  new_low integer check (new_low >= 0),
  -- What became of a changed row: applied, or skipped because something changed meanwhile.
  result text check (result in ('DONE', 'SKIPPED')),
  primary key (import_id, line),
  check ((outcome = 'WRONG') = (sellable_id is null)),
  check (outcome <> 'WRONG' or reason is not null),
  check (result is null or outcome = 'CHANGED'),
  check (result <> 'SKIPPED' or reason is not null)
);

create index import_rows_waiting on import_rows (import_id, line) where outcome = 'CHANGED' and result is null;
