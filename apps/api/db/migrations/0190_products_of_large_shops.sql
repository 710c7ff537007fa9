-- SELL-42, SELL-44: shops with a hundred thousand products. A file that changes ten thousand prices counts its products on the
-- shelves together, and not one by one: each of them wrote up to two dozen rows, most of which cancel out.
set local lock_timeout = '5s';

-- One row's triggers can look at its columns before they run, a statement's cannot: what did not move is left out here.
create function count_moved_on_shelves() returns trigger language plpgsql as $$
begin
  insert into shelf_counts (shelf, axis, step, traits, products)
  select place.shelf, place.axis, place.step, place.traits, sum(place.change)
  from added join removed on removed.id = added.id cross join lateral (
    select there.*, 1 as change from shelf_places(added) as there
    union all
    select there.*, -1 from shelf_places(removed) as there
  ) as place
  where (removed.is_visible or added.is_visible) and (
    (removed.is_visible, removed.category, removed.subcategory_key, removed.base_price_kobo, removed.traits,
      removed.created_at, step_of(removed.sales), lower(removed.brand))
    is distinct from
    (added.is_visible, added.category, added.subcategory_key, added.base_price_kobo, added.traits, added.created_at,
      step_of(added.sales), lower(added.brand))
  )
  group by place.shelf, place.axis, place.step, place.traits having sum(place.change) <> 0;
  return null;
end $$;

drop trigger count_moved on products;
create trigger count_moved after update on products referencing old table as removed new table as added
for each statement execute function count_moved_on_shelves();

-- What nobody sees is counted nowhere: ten thousand drafts need not ask.
drop trigger count_added on products;
create trigger count_added after insert on products
for each row when (new.is_visible) execute function count_on_shelves();
create trigger count_deleted after delete on products
for each row when (old.is_visible) execute function count_on_shelves();
drop trigger search_words_added on products;
create trigger search_words_added after insert on products
for each row when (new.is_visible) execute function update_search_words();
create trigger search_words_deleted after delete on products
for each row when (old.is_visible) execute function update_search_words();

-- A product without choices has one price, so there is no lowest one to look for, nor one to take away.
drop trigger from_price_base_changed on products;
create trigger from_price_base_changed after update of base_price_kobo on products
for each row when (
  old.base_price_kobo is distinct from new.base_price_kobo
  and (new.variant_name is not null or new.from_price_kobo is not null)
) execute function update_from_price_of_product();

-- SELL-42: what is low or sold out is found without reading the other products of a large shop. The column changes only when
-- a row passes its mark, so that an ordinary sale writes nothing of this.
create index products_of_shop_low on products (shop_id, id) where low_rows > 0 and status <> 'REMOVED';
