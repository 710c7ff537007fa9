-- WIN-39 … WIN-41: customers' questions about products, and the answers of their shops.
set local lock_timeout = '5s';

create table questions (
  id uuid primary key,
  product_id uuid not null references products (id) on delete cascade,
  product_name text not null, -- as it was when the question was asked
  shop_id uuid not null references shops (id) on delete cascade,
  -- The asker; null once their account is deleted.
  account_id uuid references accounts (id),
  author_name text not null check (length(trim(author_name)) between 1 and 200),
  text text not null check (length(trim(text)) between 10 and 500),
  asked_at timestamptz not null,
  answer text check (length(trim(answer)) between 1 and 1000),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);

-- A product page shows what is answered, the newest answer first; a shop what waits, the oldest question first.
create index questions_answered on questions (product_id, answered_at, id) where answered_at is not null;
create index questions_of_shop on questions (shop_id, (answered_at is null), asked_at, id);
-- The same question by the same customer is asked once, however it is spaced or capitalised.
create unique index questions_asked_once
on questions (account_id, product_id, lower(regexp_replace(trim(text), '\s+', ' ', 'g')))
where account_id is not null;
