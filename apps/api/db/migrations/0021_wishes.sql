-- What customers have saved for later, with the name and the price of that day.
set local lock_timeout = '5s';

create table wishes (
  account_id uuid not null references accounts (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  name text not null,
  price_kobo bigint not null check (price_kobo >= 0),
  saved_at timestamptz not null default now(),
  primary key (account_id, product_id)
);
