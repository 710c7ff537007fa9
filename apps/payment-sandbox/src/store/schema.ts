/** Amounts are kobo, moments are milliseconds. Ids begin high, as the provider's do. */
export const SCHEMA = `
create table if not exists transactions (
  id integer primary key autoincrement,
  reference text not null unique,
  access_code text not null unique,
  email text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  callback_url text,
  metadata text not null,
  status text not null default 'abandoned'
    check (status in ('abandoned', 'failed', 'ongoing', 'pending', 'success', 'reversed')),
  channel text,
  card text,
  gateway_response text not null default 'The transaction was not completed',
  captured integer check (captured > 0),
  fees integer,
  created_at integer not null,
  paid_at integer,
  -- When money that was sent arrives by itself; null when nothing is on its way.
  confirm_at integer,
  check ((status in ('success', 'reversed')) = (captured is not null))
);
create index if not exists transactions_confirm on transactions (confirm_at) where confirm_at is not null;

create table if not exists refunds (
  id integer primary key autoincrement,
  transaction_id integer not null references transactions (id),
  amount integer not null check (amount > 0),
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'processed', 'failed', 'needs-attention')),
  -- How it will end, which the card decides.
  ending text not null check (ending in ('processed', 'failed', 'needs-attention')),
  merchant_note text,
  customer_note text,
  created_at integer not null,
  next_at integer
);
create index if not exists refunds_transaction on refunds (transaction_id);
create index if not exists refunds_next on refunds (next_at) where next_at is not null;

create table if not exists disputes (
  id integer primary key autoincrement,
  transaction_id integer not null references transactions (id),
  amount integer not null check (amount > 0),
  category text not null,
  message text not null,
  status text not null default 'awaiting-merchant-feedback'
    check (status in ('awaiting-merchant-feedback', 'awaiting-bank-feedback', 'pending', 'resolved')),
  resolution text check (resolution in ('merchant-accepted', 'auto-accepted', 'declined')),
  -- What the customer's bank has got of it.
  taken integer not null default 0 check (taken >= 0),
  created_at integer not null,
  due_at integer not null,
  resolved_at integer,
  check ((status = 'resolved') = (resolution is not null))
);
create index if not exists disputes_transaction on disputes (transaction_id);
create index if not exists disputes_due on disputes (due_at) where status = 'awaiting-merchant-feedback';

-- What the merchant has uploaded for a dispute; the bytes themselves are not kept.
create table if not exists dispute_files (
  name text primary key,
  dispute_id integer not null references disputes (id),
  bytes integer
);

-- Money that a bank has taken back without a dispute.
create table if not exists reversals (
  transaction_id integer primary key references transactions (id),
  amount integer not null check (amount > 0)
);

create table if not exists recipients (
  id integer primary key autoincrement,
  code text not null unique,
  name text not null,
  account_number text not null,
  bank_code text not null,
  currency text not null,
  created_at integer not null,
  unique (account_number, bank_code)
);

create table if not exists transfers (
  id integer primary key autoincrement,
  code text not null unique,
  reference text not null unique,
  recipient_id integer not null references recipients (id),
  amount integer not null check (amount > 0),
  reason text,
  status text not null check (status in ('otp', 'pending', 'success', 'failed', 'reversed')),
  ending text not null check (ending in ('success', 'failed', 'reversed')),
  created_at integer not null,
  next_at integer
);
create index if not exists transfers_next on transfers (next_at) where next_at is not null;

create table if not exists webhooks (
  id integer primary key autoincrement,
  event text not null,
  body text not null,
  state text not null check (state in ('waiting', 'sending', 'withheld', 'shuffled', 'delivered', 'given-up')),
  due_at integer not null,
  tries integer not null default 0
);
create index if not exists webhooks_waiting on webhooks (due_at) where state = 'waiting';

insert into sqlite_sequence (name, seq)
select first.column1, first.column2 from (values ('transactions', 4100000000), ('refunds', 15200000), ('disputes', 358900), ('recipients', 28000000), ('transfers', 37000000)) as first
where not exists (select 1 from sqlite_sequence where sqlite_sequence.name = first.column1);
`
