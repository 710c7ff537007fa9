-- All that is said of a product, and whether anybody may see it.
set local lock_timeout = '5s';

alter table products
  add column subtitle text not null default '' check (length(subtitle) <= 200),
  add column description text not null default '' check (length(description) <= 5000),
  add column subcategory text not null default 'OTHER' check (length(trim(subcategory)) between 1 and 60),
  add column status text not null default 'DRAFT' check (status in ('DRAFT', 'LIVE', 'HIDDEN')),
  add column stock integer not null default 0 check (stock >= 0),
  add column variant_name text check (length(trim(variant_name)) between 1 and 60),
  -- json and not jsonb: the order in which the shop wrote them is kept.
  add column specifications json not null default '{}' check (json_typeof(specifications) = 'object'),
  add column delivery_type text not null default 'STANDARD'
    check (delivery_type in ('REAL_FREE_DELIVERY', 'INCLUDED_IN_PRICE', 'SHOW_AND_CHARGE', 'STANDARD')),
  add column return_policy text not null default 'NONE'
    check (return_policy in ('NONE', 'RETURN', 'REFUND', 'RETURN OR REFUND')),
  add column return_days integer not null default 0 check (return_days between 0 and 365),
  add column tax_class text not null default 'STANDARD' check (tax_class in ('STANDARD', 'EXEMPT')),
  add column picture_keys text[] not null default '{}' check (cardinality(picture_keys) <= 4),
  add column cover_placeholder text check (length(cover_placeholder) <= 1000),
  add column sales integer not null default 0 check (sales >= 0),
  add column rating_sum integer not null default 0 check (rating_sum >= 0),
  add column rating_count integer not null default 0 check (rating_count >= 0),
  add column shop_name text,
  add column shop_status text,
  -- LIST-04: what a subcategory is compared by.
  add column subcategory_key text not null generated always as (lower(trim(subcategory))) stored,
  add constraint products_rating_fits check (rating_sum between rating_count and rating_count * 5),
  -- CONST-11: nothing goes on the shelf without its title, subtitle, price, picture and description. Its quantity may
  -- later be 0: sold out is not withdrawn.
  add constraint products_live_is_complete check (
    status <> 'LIVE' or (
      length(trim(name)) >= 5 and length(trim(subtitle)) >= 10 and length(trim(description)) >= 40
      and base_price_kobo > 0 and cardinality(picture_keys) >= 1
    )
  );

update products set shop_name = shops.name, shop_status = shops.status from shops where shops.id = products.shop_id;

-- A product repeats its shop's name and standing, and the database keeps both true: suspending a shop takes its goods
-- off every shelf in the same statement, and no list has to look at a second table to know what may be seen.
alter table products
  alter column shop_name set not null,
  alter column shop_status set not null,
  add constraint products_shop foreign key (shop_id, shop_name, shop_status)
    references shops (id, name, status) on update cascade,
  add column is_visible boolean not null generated always as (status = 'LIVE' and shop_status = 'APPROVED') stored,
  -- What lists are filtered by besides shelf and price, in one number: stars (0 to 5), in stock, kind of delivery.
  add column traits smallint not null generated always as (
    case when rating_count = 0 then 0 else floor(rating_sum::numeric / rating_count) * 8 end
    + case when stock > 0 then 4 else 0 end
    + case delivery_type
        when 'REAL_FREE_DELIVERY' then 1 when 'INCLUDED_IN_PRICE' then 2 when 'SHOW_AND_CHARGE' then 3 else 0
      end
  ) stored;

drop index products_featured;
create index products_featured on products (created_at, id) where is_featured and is_visible;
-- Every order is read forwards or backwards, and ends in the id so that no two products share a place. What else a list
-- is filtered by comes along, so that passing over a product costs no look at it.
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

/* Naira for the answers of the API; inside, money is kobo. */
create function naira(kobo bigint) returns double precision
language sql immutable strict parallel safe return kobo / 100.0::double precision;

/* Addresses of a picture and of a shop's sign, in the size for a client that knows only one; a test holds them against the pictures' own. */
create function picture_address(key text) returns text
language sql immutable strict parallel safe return '/media/' || key || '/720.webp';
create function avatar_address(key text) returns text
language sql immutable strict parallel safe return '/media/' || key || '/360.webp';
