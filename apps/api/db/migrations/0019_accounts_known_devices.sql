-- Devices that have signed in to an account before are counted apart, so that others cannot use up what its owner may try.
set local lock_timeout = '5s';

create table known_devices (
  account_id uuid not null references accounts (id) on delete cascade,
  device_hash bytea not null check (length(device_hash) = 32), -- SHA-256 of a random key that the browser keeps
  last_used_at timestamptz not null default now(),
  primary key (account_id, device_hash)
);
create index known_devices_by_time on known_devices (last_used_at);

alter table password_failures drop constraint password_failures_kind_check;
alter table password_failures add constraint password_failures_kind_check
  check (kind in ('CUSTOMER', 'SHOP', 'STAFF', 'NETWORK', 'DEVICE'));
alter table code_emails add column is_known_device boolean not null default false;
