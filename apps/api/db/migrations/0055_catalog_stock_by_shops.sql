-- SELL-40, SELL-41, SELL-46: shops change and count their stock, and are told what is low or sold out.
set local lock_timeout = '5s';

-- Who of the shop moved it and why; the order it was sold with, which is a layer above, so without a foreign key.
alter table stock_moves
  add column account_id uuid references accounts (id),
  add column note text check (length(note) between 1 and 200),
  add column order_id uuid;

-- What sells: an option, else a variant, else the product itself. Without what is no longer offered.
create view sellables as
select
  p.id, p.id as product_id, null::uuid as variant_id, null::uuid as option_id, p.shop_id, p.name, null::text as choice,
  p.base_price_kobo as price_kobo, p.base_price_kobo as own_price_kobo, null::bigint as inherited_price_kobo, p.stock,
  p.low_stock, p.version, p.status,
  p.picture_keys[1] as picture_key, -1 as variant_place, -1 as option_place
from products p where p.variant_name is null and p.status <> 'REMOVED'
union all
select
  v.id, p.id, v.id, null, p.shop_id, p.name, v.value, coalesce(v.price_kobo, p.base_price_kobo), v.price_kobo,
  p.base_price_kobo, v.stock, v.low_stock, v.version, p.status, p.picture_keys[1], v.position, -1
from variants v join products p on p.id = v.product_id
where p.variant_name is not null and v.option_name is null and v.retired_at is null and p.status <> 'REMOVED'
union all
select
  o.id, p.id, v.id, o.id, p.shop_id, p.name, v.value || ', ' || o.value,
  coalesce(o.price_kobo, v.price_kobo, p.base_price_kobo), o.price_kobo, coalesce(v.price_kobo, p.base_price_kobo), o.stock,
  o.low_stock, o.version, p.status,
  p.picture_keys[1], v.position, o.position
from options o join variants v on v.id = o.variant_id join products p on p.id = v.product_id
where p.variant_name is not null and v.option_name is not null and v.retired_at is null and o.retired_at is null
  and p.status <> 'REMOVED';

create index products_of_shop_by_id on products (shop_id, id);

-- A count books a difference. What is missing beyond what could be bought was sold already: `missing`.
create table stock_counts (
  -- The stock move of the same id has the difference, if there was any.
  id uuid primary key,
  product_id uuid not null references products (id) on delete cascade,
  variant_id uuid references variants (id) on delete cascade,
  option_id uuid references options (id) on delete cascade,
  account_id uuid references accounts (id),
  shown integer not null check (shown >= 0),
  counted integer not null check (counted >= 0),
  booked integer not null,
  missing integer not null check (missing >= 0),
  counted_at timestamptz not null default now(),
  check (booked - missing = counted - shown),
  check (missing = 0 or booked <= 0)
);

create index stock_counts_product on stock_counts (product_id);
create index stock_counts_variant on stock_counts (variant_id) where variant_id is not null;
create index stock_counts_option on stock_counts (option_id) where option_id is not null;

-- SELL-46: what has become low, and what its shop has been told. It disappears when there is enough again.
create table stock_marks (
  sellable_id uuid not null unique,
  product_id uuid not null references products (id) on delete cascade,
  marked_at timestamptz not null default now(),
  low_emailed_at timestamptz,
  sold_out_reported_at timestamptz
);

create index stock_marks_product on stock_marks (product_id);
create index stock_marks_low_new on stock_marks (marked_at) where low_emailed_at is null;
create index stock_marks_sold_out_new on stock_marks (marked_at) where sold_out_reported_at is null;

create function mark_stock(sellable uuid, product uuid, stock integer, low integer) returns void language plpgsql as $$
begin
  if stock > low then
    delete from stock_marks where sellable_id = sellable;
  else
    insert into stock_marks (sellable_id, product_id) values (sellable, product) on conflict do nothing;
    if stock > 0 then
      update stock_marks set sold_out_reported_at = null where sellable_id = sellable and sold_out_reported_at is not null;
    end if;
  end if;
end $$;

create function mark_stock_of_product() returns trigger language plpgsql as $$
begin
  perform mark_stock(new.id, new.id, new.stock, new.low_stock);
  return null;
end $$;

create function mark_stock_of_variant() returns trigger language plpgsql as $$
begin
  perform mark_stock(new.id, new.product_id, new.stock, new.low_stock);
  return null;
end $$;

create function mark_stock_of_option() returns trigger language plpgsql as $$
begin
  perform mark_stock(new.id, (select product_id from variants where id = new.variant_id), new.stock, new.low_stock);
  return null;
end $$;

-- Only where it passes the mark or nothing: an ordinary sale pays for nothing of this.
create trigger mark_stock after update of stock, low_stock on products for each row
when (new.variant_name is null and (
  (old.stock > old.low_stock) <> (new.stock > new.low_stock) or (old.stock = 0) <> (new.stock = 0)
)) execute function mark_stock_of_product();
create trigger mark_stock after update of stock, low_stock on variants for each row
when (new.option_name is null and (
  (old.stock > old.low_stock) <> (new.stock > new.low_stock) or (old.stock = 0) <> (new.stock = 0)
)) execute function mark_stock_of_variant();
create trigger mark_stock after update of stock, low_stock on options for each row
when ((old.stock > old.low_stock) <> (new.stock > new.low_stock) or (old.stock = 0) <> (new.stock = 0))
execute function mark_stock_of_option();

-- News about a thing and no order.
alter table shop_news
  -- What it is called, as it was then.
  add column subject text check (length(subject) between 1 and 500),
  drop constraint shop_news_kind_check,
  add constraint shop_news_kind_check check (kind in (
    'ORDER_PAID', 'ORDER_LATE', 'ORDER_CANCELLED', 'ADDRESS_ANSWERED', 'ORDER_DELIVERED', 'ORDER_RETURNED', 'PROBLEM_REPORTED',
    'LISTING_PUBLISHED', 'LISTING_HIDDEN', 'LISTING_TAKEN_DOWN', 'LISTING_RESTORED', 'SOLD_OUT'
  )),
  add constraint shop_news_named check (subject is null or product_id is not null),
  add constraint shop_news_sold_out check (kind <> 'SOLD_OUT' or subject is not null);
