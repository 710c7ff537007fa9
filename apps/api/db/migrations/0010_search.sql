-- Search: words of a product by where they stand, without accents and endings; and the words that the market knows.
set local lock_timeout = '5s';

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

create text search configuration market (copy = english);
alter text search configuration market
  alter mapping for hword, hword_part, word with unaccent, english_stem;

/* Letters without their marks, as people type them: eba for ẹ̀bà. */
create function without_marks(text text) returns text
language sql immutable strict parallel safe
return translate(regexp_replace(normalize(text, NFD), '[\u0300-\u036f]', '', 'g'), 'ƙɗɓƴøłƘƊƁƳØŁ', 'kdbyolKDBYOL');

/* PawsHub is also looked for as Paws Hub. */
create function with_parts(name text) returns text
language sql immutable strict parallel safe
return name || ' ' || regexp_replace(name, '([a-z])([A-Z])', '\1 \2', 'g');

/* 20,000 is a number, not two. */
create function with_plain_numbers(text text) returns text
language sql immutable strict parallel safe
return regexp_replace(text, '(\d),(?=\d{3})', '\1', 'g');

/* Every number with the word behind it as one word ('5 kg' and '5kg' are 5kg, 22.5 W is 22p5w), so that a measure is found as what it is. */
create function measures_in(text text) returns text
language sql immutable strict parallel safe
begin atomic
  select coalesce(string_agg(replace(found[1], '.', 'p') || found[2], ' '), '')
  from regexp_matches(lower(with_plain_numbers(text)), '(\d+(?:\.\d+)?)[ -]?([a-z]+)', 'g') as found;
end;

create function search_vector(text text) returns tsvector
language sql immutable strict parallel safe
return to_tsvector('market', with_plain_numbers(text) || ' ' || measures_in(text));

/* DATA-01. A test holds it against the labels that the shop shows. */
create function category_label(category text) returns text
language sql immutable strict parallel safe
return case category
  when 'FOOD' then 'Food & Beverages'
  when 'HEALTH' then 'Health & Wellness'
  when 'GROCERY' then 'Grocery & Supermarket'
  when 'HOUSEHOLD' then 'Household Appliances'
  when 'SPA' then 'Spa & Beauty'
  when 'PET' then 'Pet Supplies'
  when 'TECH' then 'Tech & Electronics'
  when 'WARDROBE' then 'Wardrobe'
  when 'ORGANIC' then 'Organic & Local'
  when 'JEWELRY' then 'Jewelry & Accessories'
  when 'GARDEN' then 'Garden & Outdoors'
  when 'AUTOMOTIVES' then 'Automotives'
end;

alter table products
  -- Words of its variants, options and add-ons, so that 'blue, 42' finds the shoe that comes in it.
  add column choice_words text not null default '';
alter table products
  -- What is looked for in the name alone; small, so that it is read without a detour.
  add column name_words tsvector not null generated always as (search_vector(name)) stored,
  -- What a match is ranked by: name before shop and shelf before subtitle and choices.
  add column face_words tsvector not null generated always as (
    setweight(search_vector(name), 'A')
    || setweight(to_tsvector('market',
         with_parts(shop_name) || ' ' || category_label(category)
         || case when subcategory = 'OTHER' then '' else ' ' || subcategory end), 'B')
    || setweight(search_vector(subtitle || ' ' || choice_words), 'C')
  ) stored,
  -- All words there are of it, without their places: whether it is a match is read from the index alone.
  add column words tsvector not null generated always as (strip(search_vector(
    name || ' ' || with_parts(shop_name) || ' ' || category_label(category)
    || case when subcategory = 'OTHER' then '' else ' ' || subcategory end
    || ' ' || subtitle || ' ' || choice_words || ' ' || description || ' ' || specifications::text
  ))) stored;

-- A list walks over many rows and reads little of each: what is long is kept apart, what is looked at stays.
alter table products
  set (toast_tuple_target = 1024),
  alter column name_words set storage main,
  alter column face_words set storage main;

create index products_words on products using gin (words) where is_visible;
create index products_name_words on products using gin (name_words) where is_visible;

-- Shops are suggested while their name is being typed.
alter table shops
  add column name_words tsvector not null generated always as (
    to_tsvector('simple', without_marks(with_parts(name)))
  ) stored;
create index shops_name_words on shops using gin (name_words);

-- The vocabulary: for suggestions while typing, for 'did you mean', and to know how common a word is.
create table search_words (
  word text primary key check (length(word) between 3 and 40),
  products integer not null
);
create index search_words_prefix on search_words (word text_pattern_ops);
create index search_words_similar on search_words using gin (word gin_trgm_ops);
create index search_words_sound on search_words (dmetaphone(word));

/* The words that tell what a product is, as they are written: from its name, subtitle, shelf and shop. */
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

-- In the order of the words, so that two products added at once wait for each other in turn. Those who add many in one
-- transaction may still wait crosswise: PostgreSQL then ends one of them, and it tries again.
create function learn_words() returns trigger language plpgsql as $$
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
