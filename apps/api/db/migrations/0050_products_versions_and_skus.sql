-- SELL-08, SELL-15: what a shop edits has a version, rows that were sold are retired, things have a SKU and a
-- mark below which stock is low.
set local lock_timeout = '5s';

-- Raised with everything that a shop changes: words, prices, choices, SKUs, status; not with stock, which sales change all day.
-- A price is edited with the version of the row that sells, and raises its product's as well.
alter table products
  add column version integer not null default 1 check (version > 0),
  add column low_stock integer not null default 3 check (low_stock between 0 and 100000),
  -- SELL-10: false until somebody has typed a quantity, which may be 0. Anything in stock counts as typed.
  add column is_counted boolean not null default true;

-- `retired_at`: no longer offered, but held or ordered once, so that its orders and stock moves stay whole. It has no stock, no
-- position and no SKU any more.
alter table variants
  add column version integer not null default 1 check (version > 0),
  add column low_stock integer not null default 3 check (low_stock between 0 and 100000),
  add column is_counted boolean not null default true,
  add column retired_at timestamptz,
  alter column position drop not null,
  add constraint variants_retired check (
    case when retired_at is null then position is not null else position is null and stock = 0 end
  ),
  -- Checked at the end of a statement: several rows change places in one.
  drop constraint variants_product_id_position_key,
  add constraint variants_place unique (product_id, position) deferrable;

alter table options
  add column version integer not null default 1 check (version > 0),
  add column low_stock integer not null default 3 check (low_stock between 0 and 100000),
  add column is_counted boolean not null default true,
  add column retired_at timestamptz,
  alter column position drop not null,
  add constraint options_retired check (
    case when retired_at is null then position is not null else position is null and stock = 0 end
  ),
  drop constraint options_variant_id_position_key,
  add constraint options_place unique (variant_id, position) deferrable;

alter table add_ons
  drop constraint add_ons_product_id_position_key,
  add constraint add_ons_place unique (product_id, position) deferrable;

-- A shop's own numbers, each at the level that sells and once per shop, whatever its case.
create table skus (
  sellable_id uuid not null unique generated always as (coalesce(option_id, variant_id, product_id)) stored,
  shop_id uuid not null references shops (id),
  product_id uuid not null references products (id) on delete cascade,
  variant_id uuid references variants (id) on delete cascade,
  option_id uuid references options (id) on delete cascade,
  sku text not null check (length(sku) between 1 and 60 and sku = trim(sku)),
  -- "C": the beginning of a SKU is found with the index as well.
  sku_key text collate "C" not null generated always as (lower(sku)) stored,
  primary key (shop_id, sku_key),
  check (option_id is null or variant_id is not null)
);
create index skus_product on skus (product_id);
create index skus_variant on skus (variant_id) where variant_id is not null;
create index skus_option on skus (option_id) where option_id is not null;

-- Why stock changed. RETIRED: what was left of something that is no longer sold like this.
alter table stock_moves drop constraint stock_moves_kind_check;
alter table stock_moves add constraint stock_moves_kind_check check (kind in (
  'OPENING', 'RESTOCKED', 'SOLD', 'RETURNED', 'COUNTED_MORE', 'COUNTED_LESS', 'DAMAGED', 'LOST', 'SOLD_ELSEWHERE', 'RETIRED'
));

create or replace function lowest_choice_price(product_id uuid, base_price_kobo bigint) returns bigint
language sql stable parallel safe
begin atomic
  select case when min(price_kobo) < max(price_kobo) then min(price_kobo) end
  from (
    select coalesce(o.price_kobo, v.price_kobo, lowest_choice_price.base_price_kobo) as price_kobo
    from variants v left join options o on o.variant_id = v.id and o.retired_at is null
    where v.product_id = lowest_choice_price.product_id and v.retired_at is null
  ) as choices;
end;

create trigger from_price_choice_retired after update of retired_at on variants
for each row when (old.retired_at is distinct from new.retired_at) execute function update_from_price_of_variant();
create trigger from_price_choice_retired after update of retired_at on options
for each row when (old.retired_at is distinct from new.retired_at) execute function update_from_price_of_option();
