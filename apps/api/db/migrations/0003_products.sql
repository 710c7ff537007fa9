-- What the market offers. Prices are whole kobo.
set local lock_timeout = '5s';

create table products (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  name text not null check (length(trim(name)) between 1 and 200),
  category text not null check (category in (
    'FOOD', 'HEALTH', 'GROCERY', 'HOUSEHOLD', 'SPA', 'PET',
    'TECH', 'WARDROBE', 'ORGANIC', 'JEWELRY', 'GARDEN', 'AUTOMOTIVES'
  )),
  base_price_kobo bigint not null check (base_price_kobo >= 0),
  is_featured boolean not null default false,
  created_at timestamptz not null default now(),
  unique (shop_id, name)
);

create index products_featured on products (created_at desc, id) where is_featured;
