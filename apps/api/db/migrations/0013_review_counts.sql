-- How many gave a product how many stars, without counting its reviews; and what a shop's customers think of it.
set local lock_timeout = '5s';

create table review_counts (
  product_id uuid not null references products (id) on delete cascade,
  stars integer not null check (stars between 1 and 5),
  reviews integer not null check (reviews >= 0),
  primary key (product_id, stars)
);

-- In the order of the key, so that two who add reviews of several products at once wait for each other in turn.
create function count_added_reviews() returns trigger language plpgsql as $$
begin
  insert into review_counts (product_id, stars, reviews)
  select product_id, stars, count(*) from added group by product_id, stars order by product_id, stars
  on conflict (product_id, stars) do update set reviews = review_counts.reviews + excluded.reviews;
  return null;
end $$;

-- With its product a review goes, and so does the count: then there is nothing left to take away from.
create function count_removed_reviews() returns trigger language plpgsql as $$
begin
  update review_counts set reviews = review_counts.reviews - gone.reviews
  from (select product_id, stars, count(*) as reviews from removed group by product_id, stars) as gone
  where review_counts.product_id = gone.product_id and review_counts.stars = gone.stars;
  return null;
end $$;

create trigger count_added after insert on reviews
referencing new table as added for each statement execute function count_added_reviews();
create trigger count_removed after delete on reviews
referencing old table as removed for each statement execute function count_removed_reviews();
-- One that changes is added as it is now and taken away as it was; by their names in this order, so that no count is below 0.
create trigger count_changed_added after update on reviews
referencing new table as added for each statement execute function count_added_reviews();
create trigger count_changed_removed after update on reviews
referencing old table as removed for each statement execute function count_removed_reviews();

insert into review_counts (product_id, stars, reviews)
select product_id, stars, count(*) from reviews group by product_id, stars;

create or replace view shop_cards as
select
  id, name, city, avatar_key, status,
  coalesce(round(rating_sum::numeric / nullif(rating_count, 0), 1), 0) as rating, rating_count as reviews
from shops;

-- The best first: those with enough reviews to go by, then by their stars. Ten is SHOPS_RATED_ENOUGH of the shops' SQL.
create index shops_best on shops (
  (rating_count >= 10), (rating_sum::double precision / greatest(rating_count, 1)), rating_count, id
) where status = 'APPROVED';
