-- SELL-09: how many products each tab of a shop has is kept as they change, so that a page of a hundred thousand costs what a
-- page of fifty does. Differences, which a job merges: nobody waits for a row of counts.
set local lock_timeout = '5s';

create table listing_counts (
  shop_id uuid not null,
  status text not null,
  is_in_stock boolean not null,
  is_low boolean not null,
  products integer not null,
  is_merged boolean not null default false
);
create index listing_counts_shop on listing_counts (shop_id) include (status, is_in_stock, is_low, products);
create index listing_counts_to_merge on listing_counts (shop_id) where not is_merged;
create unique index listing_counts_merged on listing_counts (shop_id, status, is_in_stock, is_low) where is_merged;

create function count_listing() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into listing_counts (shop_id, status, is_in_stock, is_low, products)
    values (old.shop_id, old.status, old.traits & 4 <> 0, old.low_rows > 0, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into listing_counts (shop_id, status, is_in_stock, is_low, products)
    values (new.shop_id, new.status, new.traits & 4 <> 0, new.low_rows > 0, 1);
  end if;
  return null;
end $$;

-- Row by row, with a condition: most sales and new prices move no product from one tab to another, and pay nothing.
create trigger count_listing_added after insert or delete on products for each row execute function count_listing();
create trigger count_listing_moved after update on products for each row when (
  (old.shop_id, old.status, old.traits & 4 <> 0, old.low_rows > 0)
  is distinct from (new.shop_id, new.status, new.traits & 4 <> 0, new.low_rows > 0)
) execute function count_listing();

create function recount_listings() returns void language plpgsql as $$
begin
  truncate listing_counts;
  insert into listing_counts (shop_id, status, is_in_stock, is_low, products, is_merged)
  select shop_id, status, traits & 4 <> 0, low_rows > 0, count(*), true from products group by 1, 2, 3, 4;
end $$;

select recount_listings();

create or replace function recount_market() returns void language plpgsql as $$
begin
  perform recount_low_rows();
  perform recount_listings();
  truncate shelf_counts, search_words;
  insert into shelf_counts (shelf, axis, step, traits, products)
  select place.shelf, place.axis, place.step, place.traits, count(*)
  from products cross join lateral shelf_places(products) as place
  group by place.shelf, place.axis, place.step, place.traits;
  insert into search_words (word, products)
  select vocabulary.word, count(*)
  from products cross join lateral vocabulary_of(products) as vocabulary
  where products.is_visible
  group by vocabulary.word;
end $$;
