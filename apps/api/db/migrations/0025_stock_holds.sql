-- What is put aside for orders that are not paid yet. `stock` is what can still be bought: stock + held = what came - what went.
set local lock_timeout = '5s';

create table stock_holds (
  -- Of an order; the orders' own tables stand above the catalogue's.
  order_id uuid not null,
  position smallint not null,
  product_id uuid not null references products (id),
  variant_id uuid references variants (id),
  option_id uuid references options (id),
  quantity integer not null check (quantity > 0),
  -- The line of a cart that it is held for: whoever has put it aside has it still to buy. Null for Buy Now.
  cart_line_id uuid,
  held_at timestamptz not null default now(),
  primary key (order_id, position)
);

create index stock_holds_product on stock_holds (product_id);
create index stock_holds_cart_line on stock_holds (cart_line_id) where cart_line_id is not null;

-- Which of the market's packages a shop has, if any: what it pays of a sale depends on it.
alter table shops add column package text check (package in ('BASIC', 'PREMIUM', 'ELITE'));

create or replace view shop_cards as
select
  id, name, city, avatar_key, status,
  coalesce(round(rating_sum::numeric / nullif(rating_count, 0), 1), 0) as rating, rating_count as reviews,
  state, package is not null as has_package
from shops;
