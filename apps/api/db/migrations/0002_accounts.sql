-- Accounts, the codes and links that prove an address, sessions, and accepted terms.
set local lock_timeout = '5s';

-- One address can belong to a customer and to a shop. Those are two accounts with two passwords.
create table accounts (
  id uuid primary key,
  kind text not null check (kind in ('CUSTOMER', 'SHOP', 'STAFF')),
  email text check (email = lower(email) and length(email) <= 254), -- null once deleted, so that nothing identifies the person
  password_hash text, -- argon2id, with its own salt and costs; null until one is set
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'SUSPENDED', 'DELETED')),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((status = 'DELETED') = (email is null)),
  check ((status = 'DELETED') = (deleted_at is not null)),
  check (status <> 'DELETED' or password_hash is null),
  unique (kind, email)
);

create table customer_profiles (
  account_id uuid primary key references accounts (id) on delete cascade,
  name text check (length(name) between 1 and 200),
  phone text check (length(phone) between 1 and 30),
  gender text check (gender in ('MALE', 'FEMALE', 'OTHER')),
  street text check (length(street) between 1 and 200),
  city text check (length(city) between 1 and 100),
  state text check (length(state) between 1 and 100),
  country text check (length(country) between 1 and 100)
);

-- One row per address and purpose: the next code or link replaces the previous one.
create table codes (
  kind text not null check (kind in ('CUSTOMER', 'SHOP', 'STAFF')),
  email text not null check (email = lower(email) and length(email) <= 254),
  purpose text not null check (purpose in ('SIGNUP', 'RESET')),
  code_hash bytea check (length(code_hash) = 32), -- HMAC-SHA-256; null: no code is valid
  link_hash bytea unique check (length(link_hash) = 32), -- SHA-256
  guesses_left integer not null check (guesses_left between 0 and 5),
  expires_at timestamptz not null,
  primary key (kind, email, purpose),
  check (code_hash is null or link_hash is null)
);

create index codes_expires_at on codes (expires_at);

-- Requests for a code, including those that send nothing: the limits must not reveal which addresses have an account.
create table code_emails (
  kind text not null check (kind in ('CUSTOMER', 'SHOP', 'STAFF')),
  email text not null,
  purpose text not null check (purpose in ('SIGNUP', 'RESET')),
  content text not null check (content in ('CODE', 'LINK', 'NOTICE', 'NOTHING')),
  sent_at timestamptz not null default now()
);

create index code_emails_address on code_emails (email, purpose, kind, sent_at);
create index code_emails_sent_at on code_emails (sent_at, content);

-- Logged, unlike rate limits: a crash must not reset the number of guesses.
create table wrong_guesses (
  email text not null,
  purpose text not null check (purpose in ('SIGNUP', 'RESET')),
  network text not null,
  guessed_at timestamptz not null default now()
);

create index wrong_guesses_address on wrong_guesses (email, guessed_at);
create index wrong_guesses_network on wrong_guesses (network, guessed_at);
create index wrong_guesses_guessed_at on wrong_guesses (guessed_at, purpose);

create table grants (
  id text primary key check (length(id) between 16 and 64), -- the jti of its token
  kind text not null check (kind in ('CUSTOMER', 'SHOP', 'STAFF')),
  email text not null check (email = lower(email) and length(email) <= 254),
  purpose text not null check (purpose in ('SIGNUP', 'RESET')),
  account_id uuid references accounts (id) on delete cascade, -- the account created with it
  expires_at timestamptz not null,
  finished_at timestamptz,
  check (purpose = 'SIGNUP' or account_id is null)
);

create index grants_address on grants (email, purpose, kind);
create index grants_expires_at on grants (expires_at);
create index grants_account on grants (account_id);

create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  is_remembered boolean not null, -- 30 days instead of 12 hours without a visit
  device text not null check (length(device) between 1 and 60), -- in words, so that its owner recognises it
  network text not null check (length(network) between 1 and 60), -- IPv4 /24, IPv6 /48: a place, not a household
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('LOGOUT', 'OWNER', 'PASSWORD_CHANGED', 'PASSWORD_RESET', 'REUSE', 'ACCOUNT_DELETED')),
  check ((ended_at is null) = (ended_by is null))
);
create index sessions_by_account on sessions (account_id, last_used_at desc);
create index sessions_by_end on sessions (least(ended_at, expires_at));

-- Replaced tokens stay, so that their reuse is noticed.
create table refresh_tokens (
  token_hash bytea primary key check (length(token_hash) = 32), -- SHA-256: a leaked hash cannot be used as a token
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  replaced_at timestamptz
);
create index refresh_tokens_by_session on refresh_tokens (session_id);
create index refresh_tokens_by_replaced on refresh_tokens (replaced_at) where replaced_at is not null;

-- Failed sign-ins, per address (whether or not it has an account) and per network.
create table password_failures (
  kind text not null check (kind in ('CUSTOMER', 'SHOP', 'STAFF', 'NETWORK')),
  subject text not null check (length(subject) between 1 and 254),
  failures int not null check (failures >= 0),
  failed_at timestamptz not null, -- when an attempt was last counted, see failures.sql.ts
  next_at timestamptz not null, -- until then attempts are rejected without checking the password
  primary key (kind, subject)
);
create index password_failures_by_time on password_failures (failed_at);

-- Inserted before there is an account; account_id is filled in when the password is set.
create table terms_acceptances (
  id uuid primary key,
  email text not null check (email = lower(email) and length(email) <= 254),
  version text not null check (length(version) between 1 and 20),
  accepted_at timestamptz not null default now(),
  account_id uuid references accounts (id)
);

create index terms_acceptances_email on terms_acceptances (email, accepted_at) where account_id is null;
create index terms_acceptances_account on terms_acceptances (account_id) where account_id is not null;
