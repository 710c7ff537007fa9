-- Shops. Every product belongs to one, and only approved shops are shown.
set local lock_timeout = '5s';

-- Text search.
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

create text search configuration market (copy = english);
alter text search configuration market
  alter mapping for hword, hword_part, word with unaccent, english_stem;

/* Letters without diacritics, as people type them: eba for ẹ̀bà. */
create function without_marks(text text) returns text
language sql immutable strict parallel safe
return translate(regexp_replace(normalize(text, NFD), '[\u0300-\u036f]', '', 'g'), 'ƙɗɓƴøłƘƊƁƳØŁ', 'kdbyolKDBYOL');

/* PawsHub is also found as Paws Hub. */
create function with_parts(name text) returns text
language sql immutable strict parallel safe
return name || ' ' || regexp_replace(name, '([a-z])([A-Z])', '\1 \2', 'g');

/* 20,000 is a number, not two. */
create function with_plain_numbers(text text) returns text
language sql immutable strict parallel safe
return regexp_replace(text, '(\d),(?=\d{3})', '\1', 'g');

/* Joins every number with the word after it ('5 kg' and '5kg' are 5kg, 22.5 W is 22p5w), so that a measure is found as a whole. */
create function measures_in(text text) returns text
language sql immutable strict parallel safe
begin atomic
  select coalesce(string_agg(replace(found[1], '.', 'p') || found[2], ' '), '')
  from regexp_matches(lower(with_plain_numbers(text)), '(\d+(?:\.\d+)?)[ -]?([a-z]+)', 'g') as found;
end;

create function search_vector(text text) returns tsvector
language sql immutable strict parallel safe
return to_tsvector('market', with_plain_numbers(text) || ' ' || measures_in(text));

/* DATA-01. A test compares it with the labels in the storefront. */
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

-- Names that look alike have the same skeleton (as in Unicode TR 39): no capitals, spaces or punctuation, and one letter for
-- all that look the same.
create function shop_name_skeleton(name text) returns text
  language sql immutable parallel safe
  return translate(
    lower(regexp_replace(
      normalize(name, nfkc),
      '[\s!-/:-@\[-`{-~\u00a0-\u00bf\u034f\u115f\u1160\u200b-\u206f\u3000-\u303f\ufe00-\ufe0f\ufeff]+', '', 'g'
    ) collate pg_c_utf8),
    'авекмнорстухіјѕԁһӏցαβεικνορτυχ',
    'abekmhopctyxijsdhlgabeikvoptux'
  );

create table shops (
  id uuid primary key,
  -- Null for the shops of the demo market, which nobody signs in to.
  account_id uuid unique references accounts (id),
  name text not null unique check (length(trim(name)) between 1 and 200),
  description text not null default '' check (length(description) <= 2000),
  avatar_key text,
  phone text check (length(phone) between 1 and 30),
  category text check (category in (
    'FOOD', 'MEDICINE', 'SUPERMARKET', 'BEAUTY', 'PET', 'TECH', 'CLOTHING', 'PLANT', 'HOUSEHOLD', 'OTHERS'
  )),
  street text check (length(street) between 1 and 200),
  city text not null,
  region text check (length(region) between 1 and 100), -- of its country; `state` is where it ships from
  country text check (length(country) between 1 and 100),
  state text not null check (state in ('ENUGU', 'LAGOS', 'ABUJA', 'PORT HARCOURT', 'EDO')),
  status text not null check (status in ('PENDING', 'APPROVED', 'SUSPENDED')),
  -- Its commission depends on its package, if it has one.
  package text check (package in ('BASIC', 'PREMIUM', 'ELITE')),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  -- Staff review and approve what shoppers see of a shop; each change of that is a new version.
  shown_version integer not null default 1 check (shown_version >= 1),
  reviewed_version integer check (reviewed_version between 1 and shown_version),
  created_at timestamptz not null default now(),
  -- For suggestions while a name is being typed.
  name_words tsvector not null generated always as (
    to_tsvector('simple', without_marks(with_parts(name)))
  ) stored,
  constraint shops_rating_fits check (rating_sum between rating_count and rating_count * 5),
  constraint shops_owned_complete check (
    account_id is null
    or num_nulls(phone, category, street, region, country, avatar_key) = 0 and description <> ''
  ),
  -- Referenced by products_shop: what a product copies from its shop.
  constraint shops_id_name_status unique (id, name, status)
);

create index shops_name_words on shops using gin (name_words);
-- No shop may pass for another.
create unique index shops_lookalike_name on shops (shop_name_skeleton(name));
create index shops_to_review on shops (created_at, id)
  where account_id is not null and (status = 'PENDING' or reviewed_version is distinct from shown_version);
-- Shops with enough reviews first, then by rating. Ten is SHOPS_RATED_ENOUGH in the shops' SQL.
create index shops_best on shops (
  (rating_count >= 10), (rating_sum::double precision / greatest(rating_count, 1)), rating_count, id
) where status = 'APPROVED';

-- What other slices may read of a shop; only the slice of shops reads the table itself.
create view shop_cards as
select
  id, name, city, avatar_key, status,
  coalesce(round(rating_sum::numeric / nullif(rating_count, 0), 1), 0) as rating, rating_count as reviews,
  state, package is not null as has_package
from shops;
