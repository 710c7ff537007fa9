-- Why there is as much as there is: what came and what went, so that stock and sold counts can be derived from rows.
set local lock_timeout = '5s';

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
