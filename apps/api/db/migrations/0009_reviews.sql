-- What customers say of a product. Its rating, and its shop's, is a sum over these rows.
set local lock_timeout = '5s';

create table reviews (
  id uuid primary key,
  product_id uuid not null references products (id) on delete cascade,
  author_name text not null check (length(trim(author_name)) between 1 and 200),
  stars integer not null check (stars between 1 and 5),
  text text check (length(trim(text)) between 1 and 2000),
  created_at timestamptz not null
);

create index reviews_product on reviews (product_id, created_at, id);
