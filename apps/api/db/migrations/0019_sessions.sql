-- Who is signed in where: a session is one sign-in on one device, and lives as long as its refresh tokens follow each other.
set local lock_timeout = '5s';

create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  is_remembered boolean not null, -- 30 days instead of 12 hours without a visit
  device text not null check (length(device) between 1 and 60), -- in words, for its owner to know it by
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

-- A token that was replaced is kept, so that its reuse is noticed.
create table refresh_tokens (
  token_hash bytea primary key check (length(token_hash) = 32), -- SHA-256: what is stored opens nothing
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  replaced_at timestamptz
);
create index refresh_tokens_by_session on refresh_tokens (session_id);
create index refresh_tokens_by_replaced on refresh_tokens (replaced_at) where replaced_at is not null;

-- Passwords that did not fit, for an address (whether or not it has an account) and for a network.
create table password_failures (
  kind text not null check (kind in ('CUSTOMER', 'SHOP', 'STAFF', 'NETWORK')),
  who text not null check (length(who) between 1 and 254),
  failures int not null check (failures >= 0),
  failed_at timestamptz not null, -- since then nothing was added
  next_at timestamptz not null, -- until then nobody's password is looked at
  primary key (kind, who)
);
create index password_failures_by_time on password_failures (failed_at);
