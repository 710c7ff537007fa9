-- Who has an account. One address may be a customer's and a shop's: those are two accounts, with two passwords.
set local lock_timeout = '5s';

create table accounts (
  id uuid primary key,
  kind text not null check (kind in ('CUSTOMER', 'SHOP', 'STAFF')),
  email text check (email = lower(email) and length(email) <= 254), -- null once deleted: nothing names the person
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
