-- What is chosen of a product, and how many there are of it: stock stands at the level that sells
-- (option, else variant, else product) and is added up from there.
set local lock_timeout = '5s';

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

-- Differences and not sums: of two sales at once, each would miss the other's.
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
