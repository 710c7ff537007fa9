-- WIN-44, WIN-45: goods that have a brand are filtered by it. No product has one yet, so no row is written and no count changes.
set local lock_timeout = '5s';

alter table products add column brand text
  -- '#' separates the brand in the names of shelves, below.
  constraint products_brand check (length(brand) between 1 and 60 and brand = trim(brand) and strpos(brand, '#') = 0);

-- Everything of a brand, in the market or on a shelf, with all that a list filters and sorts by.
create index products_brand on products (lower(brand), category, subcategory_key)
  include (brand, base_price_kobo, traits, sales, created_at, id) where is_visible and brand is not null;

-- The goods of a brand on a shelf are a shelf too, 'FOOD#kemta', without the steps of far pages. The axis 'brand' counts all of
-- them in one row, so that the largest brands of a shelf are found without adding up traits or prices.
alter table shelf_counts
  drop constraint shelf_counts_axis_check,
  add constraint shelf_counts_axis_check
    check (axis in ('all', 'price', 'price-traits', 'newest', 'popular', 'brand'));
create index shelf_counts_brands on shelf_counts (split_part(shelf, '#', 1)) include (shelf, products) where axis = 'brand';

create or replace function shelf_places(product products)
returns table (shelf text, axis text, step bigint, traits smallint)
language sql immutable parallel safe
begin atomic
  select shelves.shelf || kinds.ending, axes.axis, axes.step, axes.traits
  from (values
    ('MARKET'),
    (product.category),
    (product.category || '/' || product.subcategory_key)
  ) as shelves (shelf)
  cross join (values
    ('all', 0::bigint, product.traits, true, true),
    ('price', step_of(product.base_price_kobo), 0::smallint, true, true),
    ('price-traits', step_of(product.base_price_kobo), product.traits, true, true),
    ('newest', floor(extract(epoch from product.created_at) / 604800)::bigint, 0::smallint, true, false),
    ('popular', step_of(product.sales), 0::smallint, true, false),
    ('brand', 0::bigint, 0::smallint, false, true)
  ) as axes (axis, step, traits, is_of_shelf, is_of_brand)
  join (values ('', false), ('#' || lower(product.brand), true)) as kinds (ending, has_brand)
    on case when kinds.has_brand then axes.is_of_brand and kinds.ending is not null else axes.is_of_shelf end
  where product.is_visible;
end;

drop trigger count_moved on products;
create trigger count_moved after update on products
for each row when (
  (old.is_visible, old.category, old.subcategory_key, old.base_price_kobo, old.traits, old.created_at, step_of(old.sales),
    lower(old.brand))
  is distinct from
  (new.is_visible, new.category, new.subcategory_key, new.base_price_kobo, new.traits, new.created_at, step_of(new.sales),
    lower(new.brand))
) execute function count_on_shelves();
