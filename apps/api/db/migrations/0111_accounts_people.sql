-- PRIV-08, 09, ADMIN-35…38: requests about data, breaches, blocks, notes, looks in clear and support codes.
set local lock_timeout = '5s';

-- PRIV-08: kept and nothing else. No writing for the account, no email but about its own requests.
alter table accounts add column restricted_at timestamptz;
alter table sessions drop constraint sessions_ended_by_check;
alter table sessions add constraint sessions_ended_by_check check (ended_by in (
  'LOGOUT', 'OWNER', 'PASSWORD_CHANGED', 'PASSWORD_RESET', 'REUSE', 'ACCOUNT_DELETED', 'STAFF'));

-- What other slices may show of a colleague.
create view staff_names as select id, name from staff_members;

create table data_requests (
  id uuid primary key,
  account_id uuid references accounts (id),
  kind text not null check (kind in ('ACCESS', 'CORRECTION', 'ERASURE', 'OBJECTION', 'PORTABILITY', 'RESTRICTION')),
  source text not null check (source in ('PROFILE', 'EMAIL', 'POST')),
  -- Where to answer somebody without an account.
  contact text check (length(contact) between 3 and 254),
  words text check (length(words) between 1 and 2000),
  -- How we know who asks: signed in with the password, or by what a colleague has checked.
  identity text check (identity in ('SIGNED_IN', 'EMAIL_ANSWERED', 'DOCUMENT_SEEN')),
  received_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '30 days',
  state text not null default 'OPEN' check (state in ('OPEN', 'DONE', 'REFUSED')),
  reason text check (reason in ('IDENTITY_UNKNOWN', 'LAW_KEEPS_IT', 'ALREADY_DONE', 'EXCESSIVE', 'NOT_OURS')),
  answer text check (length(answer) between 1 and 2000),
  decided_by uuid references staff_members (id),
  decided_at timestamptz,
  check (source <> 'PROFILE' or account_id is not null and identity = 'SIGNED_IN'),
  check ((state = 'OPEN') = (decided_at is null)),
  check (state <> 'REFUSED' or reason is not null and answer is not null),
  check (state <> 'DONE' or identity is not null)
);
create index data_requests_open on data_requests (received_at, id) where state = 'OPEN';
create index data_requests_account on data_requests (account_id, received_at desc);
-- The same wish twice is one request.
create unique index data_requests_once on data_requests (account_id, kind) where state = 'OPEN';

create view data_requests_waiting as
select 'DATA_REQUEST'::text as kind, id as subject_id, received_at as begins_at, due_at, null::bigint as at_stake_kobo,
  case kind
    when 'ACCESS' then 'wants to see what we keep'
    when 'CORRECTION' then 'wants something put right'
    when 'ERASURE' then 'wants to be erased'
    when 'OBJECTION' then 'objects to a use of their data'
    when 'PORTABILITY' then 'wants to take their data elsewhere'
    else 'wants their data kept and not used'
  end as about, due_at < now() + interval '7 days' as urgent
from data_requests where state = 'OPEN';

create table breaches (
  id uuid primary key,
  title text not null check (length(title) between 1 and 200),
  words text not null check (length(words) between 1 and 4000),
  -- Whose data: of everybody, of who was signed in then, or of a shop's customers who ordered then.
  affects text not null check (affects in ('EVERYBODY', 'SIGNED_IN', 'SHOP_CUSTOMERS')),
  shop_id uuid,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  found_at timestamptz not null,
  due_at timestamptz not null check (due_at = found_at + interval '72 hours'),
  recorded_by uuid not null references staff_members (id),
  commission_at timestamptz, -- when the Commission was informed, or that it need not be was decided
  commission_decision text check (commission_decision in ('REPORTED', 'NO_RISK')),
  people_at timestamptz,
  people_decision text check (people_decision in ('EMAILED', 'NO_HIGH_RISK')),
  check (began_at <= ended_at),
  check ((affects = 'SHOP_CUSTOMERS') = (shop_id is not null)),
  check ((commission_at is null) = (commission_decision is null)),
  check ((people_at is null) = (people_decision is null))
);
create index breaches_open on breaches (found_at) where commission_at is null or people_at is null;

create table breach_decisions (
  id uuid primary key,
  breach_id uuid not null references breaches (id),
  staff_id uuid not null references staff_members (id),
  decision text not null check (decision in ('RECORDED', 'REPORTED', 'NO_RISK', 'EMAILED', 'NO_HIGH_RISK')),
  words text not null check (length(words) between 1 and 4000),
  decided_at timestamptz not null default now()
);
create index breach_decisions_breach on breach_decisions (breach_id, decided_at);

create table breach_people (
  breach_id uuid not null references breaches (id),
  account_id uuid not null references accounts (id),
  emailed_at timestamptz,
  primary key (breach_id, account_id)
);

-- Who ordered from which shop, for the question whom a breach affects.
create view order_customers as select account_id, shop_id, placed_at from orders;

create view breaches_waiting as
select 'BREACH'::text as kind, id as subject_id, found_at as begins_at, due_at, null::bigint as at_stake_kobo,
  'personal data at risk'::text as about, true as urgent
from breaches where commission_at is null or people_at is null;

-- ADMIN-37: one open block at a time; it ends by itself or has a day on which somebody looks again.
create table account_blocks (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  reason text not null check (reason in ('FRAUD', 'ABUSE', 'STOLEN_ACCOUNT', 'LEGAL_ORDER')),
  words text not null check (length(words) between 1 and 2000), -- as the customer reads them
  ends_at timestamptz,
  review_at timestamptz,
  blocked_by uuid not null references staff_members (id),
  blocked_at timestamptz not null default now(),
  ended_by uuid references staff_members (id), -- null: its time was over
  ended_at timestamptz,
  check (num_nonnulls(ends_at, review_at) = 1),
  check (ended_by is null or ended_at is not null)
);
create unique index account_blocks_open on account_blocks (account_id) where ended_at is null;
create index account_blocks_account on account_blocks (account_id, blocked_at desc);

create view blocks_waiting as
select 'BLOCK_REVIEW'::text as kind, account_id as subject_id, review_at - interval '3 days' as begins_at, review_at as due_at,
  null::bigint as at_stake_kobo, 'a blocked customer'::text as about, false as urgent
from account_blocks where ended_at is null and review_at < now() + interval '3 days';

create table account_notes (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  staff_id uuid not null references staff_members (id),
  words text not null check (length(words) between 1 and 1000),
  written_at timestamptz not null default now()
);
create index account_notes_account on account_notes (account_id, written_at desc);

-- ADMIN-35: who of us saw what of a customer in clear, and why.
create table account_reveals (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  staff_id uuid not null references staff_members (id),
  fields text[] not null check (cardinality(fields) between 1 and 10),
  reason text not null check (reason in ('CUSTOMER_ASKED', 'ORDER_PROBLEM', 'DATA_REQUEST', 'FRAUD_CHECK', 'LEGAL_ORDER')),
  revealed_at timestamptz not null default now()
);
create index account_reveals_account on account_reveals (account_id, revealed_at desc);
create index account_reveals_staff on account_reveals (staff_id, revealed_at);

-- ADMIN-38: six digits that the customer reads out. They open a view for one colleague, for 15 minutes.
create table support_codes (
  account_id uuid primary key references accounts (id),
  code_hash bytea not null unique check (length(code_hash) = 32),
  expires_at timestamptz not null
);
create table support_views (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  staff_id uuid not null references staff_members (id),
  opened_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '15 minutes',
  ended_at timestamptz -- earlier, by the customer
);
create unique index support_views_open on support_views (account_id) where ended_at is null;
create index support_views_account on support_views (account_id, opened_at desc);

-- ADMIN-35: found by whole key, from an index. A telephone by its digits alone, however it was typed.
create function phone_key(phone text) returns text language sql immutable as $$
  select right(regexp_replace(phone, '\D', '', 'g'), 10)
$$;
create index customer_profiles_phone on customer_profiles (phone_key(phone)) where phone is not null;
