-- T26: what happened around the sign-in of an account, so that its owner and we notice a stranger. Kept for 90 days.
set local lock_timeout = '5s';

create table security_events (
  id uuid primary key,
  kind text not null check (kind in (
    'SIGNED_IN', 'SIGNED_IN_NEW_DEVICE', 'WRONG_PASSWORD', 'LOCKED_OUT', 'WRONG_CODE', 'RESET_REQUESTED', 'PASSWORD_RESET',
    'PASSWORD_CHANGED', 'TOKEN_REUSED', 'SESSION_ENDED', 'ALL_SESSIONS_ENDED', 'DATA_EXPORTED', 'ACCOUNT_DELETED', 'FORBIDDEN'
  )),
  code text check (length(code) between 1 and 60), -- of a FORBIDDEN answer
  account_kind text check (account_kind in ('CUSTOMER', 'SHOP', 'STAFF')), -- null: nobody was signed in
  -- Null when the address has no account: that attempt is recorded too, but never the address itself.
  account_id uuid references accounts (id) on delete cascade,
  network text not null check (length(network) between 1 and 60), -- IPv4 /24, IPv6 /48
  device text not null check (length(device) between 1 and 60), -- in words of our own
  request_id text not null check (length(request_id) between 1 and 60), -- of the first one
  times integer not null default 1 check (times > 0),
  began_at timestamptz not null, -- start of the quarter of an hour in which equal events share this row
  last_at timestamptz not null default now(),
  check ((kind = 'FORBIDDEN') = (code is not null)),
  check (account_kind is not null or account_id is null)
);

-- A flood counts up in one row. No column that counts is in an index, so that counting stays cheap.
create unique index security_events_same on security_events
  (account_id, began_at, kind, account_kind, network, device, code) nulls not distinct;
create index security_events_began on security_events (began_at);
