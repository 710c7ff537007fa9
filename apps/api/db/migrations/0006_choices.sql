-- Variants, options and add-ons of a product, and stock.
set local lock_timeout = '5s';

-- Stock is stored at the level that is sold (option, else variant, else product); the levels above are sums.
create table variants (
  id uuid primary key,
  product_id uuid not null references products (id) on delete cascade,
  position integer not null,
  value text not null check (length(trim(value)) between 1 and 100),
  price_kobo bigint check (price_kobo >= 0),
  stock integer not null default 0 check (stock >= 0),
  option_name text check (length(trim(option_name)) between 1 and 60),
  unique (product_id, position)
);

create table options (
  id uuid primary key,
  variant_id uuid not null references variants (id) on delete cascade,
  position integer not null,
  value text not null check (length(trim(value)) between 1 and 100),
  price_kobo bigint check (price_kobo >= 0),
  stock integer not null default 0 check (stock >= 0),
  unique (variant_id, position)
);

create table add_ons (
  id uuid primary key,
  product_id uuid not null references products (id) on delete cascade,
  position integer not null,
  name text not null check (length(trim(name)) between 1 and 100),
  price_kobo bigint not null check (price_kobo >= 0),
  max_quantity integer not null check (max_quantity between 1 and 50),
  unique (product_id, position)
);

-- Adds differences instead of recomputing sums: two concurrent sales would not see each other's.
create function add_up_options() returns trigger language plpgsql as $$
begin
  update variants set stock = stock + coalesce(new.stock, 0) - coalesce(old.stock, 0)
  where id = coalesce(new.variant_id, old.variant_id);
  return null;
end $$;

create function add_up_variants() returns trigger language plpgsql as $$
begin
  update products set stock = stock + coalesce(new.stock, 0) - coalesce(old.stock, 0)
  where id = coalesce(new.product_id, old.product_id);
  return null;
end $$;

create trigger add_up_options after insert or delete or update of stock on options
for each row execute function add_up_options();
create trigger add_up_variants after insert or delete or update of stock on variants
for each row execute function add_up_variants();

/* The lowest price of all choices (PDP-07: the option's, else the variant's, else the product's); null when all cost the same. */
create function lowest_choice_price(product_id uuid, base_price_kobo bigint) returns bigint
language sql stable parallel safe
begin atomic
  select case when min(price_kobo) < max(price_kobo) then min(price_kobo) end
  from (
    select coalesce(o.price_kobo, v.price_kobo, lowest_choice_price.base_price_kobo) as price_kobo
    from variants v left join options o on o.variant_id = v.id
    where v.product_id = lowest_choice_price.product_id
  ) as choices;
end;

-- Locks the product first, in its own statement: of two concurrent price changes, the second then sees what the first wrote.
create function update_from_price(changed uuid) returns void language plpgsql as $$
begin
  perform from products where id = changed for no key update;
  update products set from_price_kobo = lowest_choice_price(id, base_price_kobo)
  where id = changed and from_price_kobo is distinct from lowest_choice_price(id, base_price_kobo);
end $$;

create function update_from_price_of_product() returns trigger language plpgsql as $$
begin
  perform update_from_price(new.id);
  return null;
end $$;

create function update_from_price_of_variant() returns trigger language plpgsql as $$
begin
  perform update_from_price(coalesce(new.product_id, old.product_id));
  return null;
end $$;

create function update_from_price_of_option() returns trigger language plpgsql as $$
begin
  perform update_from_price((select product_id from variants where id = coalesce(new.variant_id, old.variant_id)));
  return null;
end $$;

-- After, never before: with a before trigger PostgreSQL would compute all generated columns again on every update.
create trigger from_price_base_changed after update of base_price_kobo on products
for each row when (old.base_price_kobo is distinct from new.base_price_kobo) execute function update_from_price_of_product();
create trigger from_price_choice_listed after insert or delete on variants
for each row execute function update_from_price_of_variant();
create trigger from_price_choice_changed after update of price_kobo on variants
for each row when (old.price_kobo is distinct from new.price_kobo) execute function update_from_price_of_variant();
create trigger from_price_choice_listed after insert or delete on options
for each row execute function update_from_price_of_option();
create trigger from_price_choice_changed after update of price_kobo on options
for each row when (old.price_kobo is distinct from new.price_kobo) execute function update_from_price_of_option();

-- Every change of stock, so that stock and sales can be derived from these rows.
create table stock_moves (
  id uuid primary key,
  product_id uuid not null references products (id) on delete cascade,
  variant_id uuid references variants (id) on delete cascade,
  option_id uuid references options (id) on delete cascade,
  kind text not null check (kind in ('OPENING', 'RESTOCKED', 'SOLD', 'RETURNED')),
  quantity integer not null check (quantity > 0),
  moved_at timestamptz not null
);

create index stock_moves_product on stock_moves (product_id, moved_at, id);
create index stock_moves_variant on stock_moves (variant_id) where variant_id is not null;
create index stock_moves_option on stock_moves (option_id) where option_id is not null;

-- Held for unpaid orders. `stock` is what can still be bought: stock + held = what came in - what went out.
create table stock_holds (
  -- No foreign key, as orders are a layer above the catalog.
  order_id uuid not null,
  position smallint not null,
  product_id uuid not null references products (id),
  variant_id uuid references variants (id),
  option_id uuid references options (id),
  quantity integer not null check (quantity > 0),
  -- The cart line it is held for, whose customer can still buy it. Null for Buy Now.
  cart_line_id uuid,
  held_at timestamptz not null default now(),
  primary key (order_id, position)
);

create index stock_holds_product on stock_holds (product_id);
create index stock_holds_cart_line on stock_holds (cart_line_id) where cart_line_id is not null;
