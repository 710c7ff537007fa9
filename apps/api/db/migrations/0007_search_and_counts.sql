-- The search vocabulary, and the number of products per shelf.
set local lock_timeout = '5s';

-- For suggestions while typing, for 'did you mean', and for how common a word is.
create table search_words (
  word text primary key check (length(word) between 3 and 40),
  products integer not null
);
create index search_words_prefix on search_words (word text_pattern_ops);
create index search_words_similar on search_words using gin (word gin_trgm_ops);
create index search_words_sound on search_words (dmetaphone(word));

/* The words of a product's name, subtitle, shelf and shop, as they are written. */
create function vocabulary_of(product products) returns table (word text)
language sql immutable parallel safe
begin atomic
  select distinct found.word
  from regexp_split_to_table(
    lower(without_marks(product.name || ' ' || product.subtitle || ' ' || product.subcategory || ' ' || product.shop_name)),
    '[^[:alpha:]]+'
  ) as found (word)
  where length(found.word) between 3 and 40;
end;

-- Ordered by word, so that two products added at once do not deadlock. Transactions that add many products still can;
-- PostgreSQL then aborts one of them, and it is retried.
create function update_search_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word, products)
  select word, sum(change) from (
    select word, 1 as change from vocabulary_of(new) where new.is_visible
    union all
    select word, -1 from vocabulary_of(old) where old.is_visible
  ) as changes
  group by word having sum(change) <> 0
  order by word
  on conflict (word) do update set products = search_words.products + excluded.products;
  return null;
end $$;

-- Exact totals, facet counts and page 5,000 without counting a million rows.
-- A shelf is the whole market, a category, or a category and subcategory. Along an axis (price, week, sales) it is divided
-- into steps, so that a price range or a far page is the sum of a few rows. Rows are differences, so that inserts never wait
-- for each other; a total is always a sum, and a job merges rows with the same key.
create table shelf_counts (
  shelf text not null,
  axis text not null check (axis in ('all', 'price', 'price-traits', 'newest', 'popular')),
  step bigint not null,
  traits smallint not null,
  products integer not null
);
create index shelf_counts_shelf on shelf_counts (shelf, axis, step) include (traits, products);

/* Rounded down to two significant digits: 7, 45, 150, 2500. The round prices that people filter by are starts of steps. */
create function step_of(amount bigint) returns bigint
language sql immutable strict parallel safe
return case when amount < 100 then amount else amount - amount % ('1' || repeat('0', length(amount::text) - 2))::bigint end;

/* The first step that starts at this amount or above. */
create function next_step(amount bigint) returns bigint
language sql immutable strict parallel safe
return case
  when amount = step_of(amount) then amount
  else step_of(amount) + ('1' || repeat('0', length(amount::text) - 2))::bigint
end;

/* Every shelf, axis and step that counts a product. */
create function shelf_places(product products)
returns table (shelf text, axis text, step bigint, traits smallint)
language sql immutable parallel safe
begin atomic
  select shelves.shelf, axes.axis, axes.step, axes.traits
  from (values
    ('MARKET'),
    (product.category),
    (product.category || '/' || product.subcategory_key)
  ) as shelves (shelf)
  cross join (values
    ('all', 0::bigint, product.traits),
    ('price', step_of(product.base_price_kobo), 0::smallint),
    ('price-traits', step_of(product.base_price_kobo), product.traits),
    ('newest', floor(extract(epoch from product.created_at) / 604800)::bigint, 0::smallint),
    ('popular', step_of(product.sales), 0::smallint)
  ) as axes (axis, step, traits)
  where product.is_visible;
end;

create function count_on_shelves() returns trigger language plpgsql as $$
begin
  insert into shelf_counts (shelf, axis, step, traits, products)
  select shelf, axis, step, traits, sum(change)
  from (
    select *, 1 as change from shelf_places(new)
    union all
    select *, -1 from shelf_places(old)
  ) as changes
  group by shelf, axis, step, traits having sum(change) <> 0;
  return null;
end $$;

create trigger count_added after insert or delete on products
for each row execute function count_on_shelves();
create trigger count_moved after update on products
for each row when (
  (old.is_visible, old.category, old.subcategory_key, old.base_price_kobo, old.traits, old.created_at, step_of(old.sales))
  is distinct from
  (new.is_visible, new.category, new.subcategory_key, new.base_price_kobo, new.traits, new.created_at, step_of(new.sales))
) execute function count_on_shelves();

create trigger search_words_added after insert or delete on products
for each row execute function update_search_words();
create trigger search_words_changed after update on products
for each row when (
  (old.is_visible, old.name, old.subtitle, old.subcategory, old.shop_name)
  is distinct from (new.is_visible, new.name, new.subtitle, new.subcategory, new.shop_name)
) execute function update_search_words();

/* Recomputes counts and vocabulary from the products: after a bulk load, or to prove that they are right. */
create function recount_market() returns void language plpgsql as $$
begin
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
