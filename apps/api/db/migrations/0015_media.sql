-- Pictures that shops have sent. The bytes are in the store; here is whose they are and whether anything shows them.
set local lock_timeout = '5s';

create table uploads (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9-]{2,79}$'),
  account_id uuid not null references accounts (id),
  kind text not null check (kind in ('LOGO', 'MEDIA')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  sent_at timestamptz not null default now(),
  claimed_at timestamptz, -- null: nothing shows it, and after some days it goes
  removal_requested_at timestamptz, -- its files are to be removed, last asked for then; the row goes after them
  check (claimed_at is null or removal_requested_at is null)
);

create index uploads_unclaimed on uploads (sent_at) where claimed_at is null;

-- T12: the limit also holds for concurrent uploads.
create table upload_days (
  account_id uuid not null references accounts (id),
  day timestamptz not null, -- its beginning
  bytes bigint not null check (bytes between 1 and 200 * 1024 * 1024),
  primary key (account_id, day)
);

create index upload_days_day on upload_days (day);
