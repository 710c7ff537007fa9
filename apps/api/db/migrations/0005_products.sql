-- Products. Prices are whole kobo.
set local lock_timeout = '5s';

create table products (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  -- Copies of the shop's name and status, which the foreign key keeps up to date: suspending a shop hides its products in
  -- the same statement, and lists need no join to know what is visible.
  shop_name text not null,
  shop_status text not null,
  name text not null check (length(trim(name)) between 1 and 200),
  subtitle text not null default '' check (length(subtitle) <= 200),
  description text not null default '' check (length(description) <= 5000),
  category text not null check (category in (
    'FOOD', 'HEALTH', 'GROCERY', 'HOUSEHOLD', 'SPA', 'PET',
    'TECH', 'WARDROBE', 'ORGANIC', 'JEWELRY', 'GARDEN', 'AUTOMOTIVES'
  )),
  subcategory text not null default 'OTHER' check (length(trim(subcategory)) between 1 and 60),
  -- LIST-04: for comparing subcategories.
  subcategory_key text not null generated always as (lower(trim(subcategory))) stored,
  base_price_kobo bigint not null check (base_price_kobo >= 0),
  -- A card says 'From' where choices differ in price. Stored here, so that lists need not read the choices.
  from_price_kobo bigint check (from_price_kobo >= 0),
  stock integer not null default 0 check (stock >= 0),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'LIVE', 'HIDDEN')),
  is_featured boolean not null default false,
  variant_name text check (length(trim(variant_name)) between 1 and 60),
  -- Words of its variants, options and add-ons, so that 'blue, 42' finds the shoe.
  choice_words text not null default '',
  -- json and not jsonb, to preserve the order in which the shop entered them.
  specifications json not null default '{}' check (json_typeof(specifications) = 'object'),
  delivery_type text not null default 'STANDARD'
    check (delivery_type in ('REAL_FREE_DELIVERY', 'INCLUDED_IN_PRICE', 'SHOW_AND_CHARGE', 'STANDARD')),
  return_policy text not null default 'NONE'
    check (return_policy in ('NONE', 'RETURN', 'REFUND', 'RETURN OR REFUND')),
  return_days integer not null default 0 check (return_days between 0 and 365),
  tax_class text not null default 'STANDARD' check (tax_class in ('STANDARD', 'EXEMPT')),
  picture_keys text[] not null default '{}' check (cardinality(picture_keys) <= 4),
  cover_placeholder text check (length(cover_placeholder) <= 1000),
  sales integer not null default 0 check (sales >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  created_at timestamptz not null default now(),
  is_visible boolean not null generated always as (status = 'LIVE' and shop_status = 'APPROVED') stored,
  -- The filters of lists besides shelf and price, in one number: stars (0 to 5), in stock, kind of delivery.
  traits smallint not null generated always as (
    case when rating_count = 0 then 0 else floor(rating_sum::numeric / rating_count) * 8 end
    + case when stock > 0 then 4 else 0 end
    + case delivery_type
        when 'REAL_FREE_DELIVERY' then 1 when 'INCLUDED_IN_PRICE' then 2 when 'SHOW_AND_CHARGE' then 3 else 0
      end
  ) stored,
  -- The name alone; small, so that it is stored in the row itself.
  name_words tsvector not null generated always as (search_vector(name)) stored,
  -- Ranks matches: name before shop and shelf before subtitle and choices.
  ranked_words tsvector not null generated always as (
    setweight(search_vector(name), 'A')
    || setweight(to_tsvector('market',
         with_parts(shop_name) || ' ' || category_label(category)
         || case when subcategory = 'OTHER' then '' else ' ' || subcategory end), 'B')
    || setweight(search_vector(subtitle || ' ' || choice_words), 'C')
  ) stored,
  -- All its words without positions: the index alone decides whether it matches.
  words tsvector not null generated always as (strip(search_vector(
    name || ' ' || with_parts(shop_name) || ' ' || category_label(category)
    || case when subcategory = 'OTHER' then '' else ' ' || subcategory end
    || ' ' || subtitle || ' ' || choice_words || ' ' || description || ' ' || specifications::text
  ))) stored,
  unique (shop_id, name),
  constraint products_shop foreign key (shop_id, shop_name, shop_status)
    references shops (id, name, status) on update cascade,
  constraint products_rating_fits check (rating_sum between rating_count and rating_count * 5),
  -- CONST-11: a listed product has a title, subtitle, price, picture and description. Its stock may be 0: it is then sold out,
  -- but still listed.
  constraint products_live_is_complete check (
    status <> 'LIVE' or (
      length(trim(name)) >= 5 and length(trim(subtitle)) >= 10 and length(trim(description)) >= 40
      and base_price_kobo > 0 and cardinality(picture_keys) >= 1
    )
  )
);

-- Lists scan many rows and read little of each: long values are moved out of the row, the ranking columns stay in it.
alter table products
  set (toast_tuple_target = 1024),
  alter column name_words set storage main,
  alter column ranked_words set storage main;

create index products_words on products using gin (words) where is_visible;
create index products_name_words on products using gin (name_words) where is_visible;

create index products_featured on products (created_at, id) where is_featured and is_visible;
-- Every sort order is scanned forwards or backwards, and ends with the id so that it is total. The included columns are what
-- lists filter by, so that a product which does not match is skipped without reading its row.
create index products_newest on products (created_at, id) include (base_price_kobo, traits) where is_visible;
create index products_popular on products (sales, id) include (base_price_kobo, traits) where is_visible;
create index products_price on products (base_price_kobo, id) include (traits, category) where is_visible;
create index products_category_newest on products (category, created_at, id)
  include (base_price_kobo, traits) where is_visible;
create index products_category_popular on products (category, sales, id)
  include (base_price_kobo, traits) where is_visible;
create index products_category_price on products (category, base_price_kobo, id)
  include (traits, subcategory_key) where is_visible;
create index products_subcategory_newest on products (category, subcategory_key, created_at, id)
  include (base_price_kobo, traits) where is_visible;
create index products_subcategory_popular on products (category, subcategory_key, sales, id)
  include (base_price_kobo, traits) where is_visible;
create index products_subcategory_price on products (category, subcategory_key, base_price_kobo, id)
  include (traits) where is_visible;
create index products_shop_newest on products (shop_id, created_at, id) where is_visible;

/* Naira for API responses; everywhere else, money is kobo. */
create function naira(kobo bigint) returns double precision
language sql immutable strict parallel safe return kobo / 100.0::double precision;

/* URLs of a picture and of a shop's logo, for clients that take a single size; a test compares them with packages/pictures. */
create function picture_address(key text) returns text
language sql immutable strict parallel safe return '/media/' || key || '/720.webp';
create function avatar_address(key text) returns text
language sql immutable strict parallel safe return '/media/' || key || '/360.webp';
