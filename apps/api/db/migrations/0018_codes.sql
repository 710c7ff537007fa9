-- What proves that an address is the asker's own: mailed codes and links, and the grants that they are changed for.
set local lock_timeout = '5s';

-- One row per address and purpose: whatever is mailed next takes the place of what was mailed before.
create table codes (
  kind text not null check (kind in ('CUSTOMER', 'SHOP', 'STAFF')),
  email text not null check (email = lower(email) and length(email) <= 254),
  purpose text not null check (purpose in ('SIGNUP', 'RESET')),
  code_hash bytea check (length(code_hash) = 32), -- HMAC-SHA-256; null: no guess fits
  link_hash bytea unique check (length(link_hash) = 32), -- SHA-256
  guesses_left integer not null check (guesses_left between 0 and 5),
  expires_at timestamptz not null,
  primary key (kind, email, purpose),
  check (code_hash is null or link_hash is null)
);

create index codes_expires_at on codes (expires_at);

-- What was sent when, also where nothing had to be: limits hold for every address alike.
create table code_mails (
  kind text not null check (kind in ('CUSTOMER', 'SHOP', 'STAFF')),
  email text not null,
  purpose text not null check (purpose in ('SIGNUP', 'RESET')),
  holds text not null check (holds in ('CODE', 'LINK', 'NOTICE', 'NOTHING')),
  sent_at timestamptz not null default now()
);

create index code_mails_address on code_mails (email, purpose, kind, sent_at);
create index code_mails_sent_at on code_mails (sent_at, holds);

-- Logged, unlike rate limits: a crash must not give anybody their guesses back.
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
  account_id uuid references accounts (id) on delete cascade, -- the account that its password made
  expires_at timestamptz not null,
  finished_at timestamptz,
  check (purpose = 'SIGNUP' or account_id is null)
);

create index grants_address on grants (email, purpose, kind);
create index grants_expires_at on grants (expires_at);
create index grants_account on grants (account_id);
