-- Reviews. The ratings of a product and its shop are sums over these rows.
set local lock_timeout = '5s';

create table reviews (
  id uuid primary key,
  product_id uuid not null references products (id) on delete cascade,
  -- PDP-14: the author, so that a customer reviews a product once; null for reviews from before the market opened.
  account_id uuid references accounts (id),
  author_name text not null check (length(trim(author_name)) between 1 and 200),
  stars integer not null check (stars between 1 and 5),
  text text check (length(trim(text)) between 1 and 2000),
  created_at timestamptz not null
);

create index reviews_product on reviews (product_id, created_at, id);
create unique index reviews_author on reviews (account_id, product_id) where account_id is not null;

-- Who has reviewed what, for slices that need to know whether a customer still can.
create view review_authors as select account_id, product_id from reviews where account_id is not null;

-- The number of reviews per product and stars, so that nothing counts the reviews themselves.
create table review_counts (
  product_id uuid not null references products (id) on delete cascade,
  stars integer not null check (stars between 1 and 5),
  reviews integer not null check (reviews >= 0),
  primary key (product_id, stars)
);

-- Ordered by key, so that two statements which each add reviews of several products do not deadlock.
create function count_added_reviews() returns trigger language plpgsql as $$
begin
  insert into review_counts (product_id, stars, reviews)
  select product_id, stars, count(*) from added group by product_id, stars order by product_id, stars
  on conflict (product_id, stars) do update set reviews = review_counts.reviews + excluded.reviews;
  return null;
end $$;

-- The stars of a review never change, as counts and ratings are only ever added to. A review is deleted only together with
-- its product, and so is its count.
create function forbid_review_change() returns trigger language plpgsql as $$
begin
  raise exception 'The stars of a review cannot be changed' using errcode = 'integrity_constraint_violation';
end $$;

create function forbid_review_removal() returns trigger language plpgsql as $$
begin
  if exists (select from removed join products on products.id = removed.product_id) then
    raise exception 'A review is deleted only with its product' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

create trigger count_added after insert on reviews
referencing new table as added for each statement execute function count_added_reviews();
create trigger forbid_star_change before update of product_id, stars on reviews
for each row when ((old.product_id, old.stars) is distinct from (new.product_id, new.stars))
execute function forbid_review_change();
create trigger forbid_removal after delete on reviews
referencing old table as removed for each statement execute function forbid_review_removal();
