-- Pictures that shops have uploaded. The bytes are in the picture store; this table has the owner and whether it is used.
set local lock_timeout = '5s';

create table uploads (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9-]{2,79}$'),
  account_id uuid not null references accounts (id),
  kind text not null check (kind in ('LOGO', 'MEDIA')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  sent_at timestamptz not null default now(),
  claimed_at timestamptz, -- null: not used, and removed after some days
  removal_requested_at timestamptz, -- when a job was last told to remove its files; the row is deleted after them
  check (claimed_at is null or removal_requested_at is null)
);

create index uploads_unclaimed on uploads (sent_at) where claimed_at is null;

-- T12: bytes per account and day, in one row, so that the limit also holds for concurrent uploads.
create table upload_days (
  account_id uuid not null references accounts (id),
  day timestamptz not null, -- its start
  bytes bigint not null check (bytes between 1 and 200 * 1024 * 1024),
  primary key (account_id, day)
);

create index upload_days_day on upload_days (day);
