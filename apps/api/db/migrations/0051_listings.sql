-- SELL-09, SELL-20, SELL-22: listings of shops: their states, the rules that send one to staff, and the list of a shop.
set local lock_timeout = '5s';

alter table products
  drop constraint products_status_check,
  add constraint products_status_check
    check (status in ('DRAFT', 'LIVE', 'HIDDEN', 'IN_REVIEW', 'TAKEN_DOWN', 'REMOVED')),
  -- False in drafts until somebody has chosen one; `category` then holds a stand-in that nobody reads.
  add column has_category boolean not null default true,
  -- SELL-46: how many of the things that it sells are at or below their mark, itself included.
  add column low_rows integer not null default 0 check (low_rows >= 0),
  -- The name of a removed product is free again.
  drop constraint products_shop_id_name_key,
  add constraint products_listed_has_category check (status <> 'LIVE' or has_category);

-- Also read for searching: a shop's titles are in it without their rows.
create unique index products_shop_id_name_key on products (shop_id, name) include (id) where status <> 'REMOVED';
-- SELL-09: the list of a shop and the counts of its tabs, without reading rows. Nothing in it changes with every hold of stock:
-- `traits` says whether there is any, and a sale writes its row in all indexes anyhow.
create index products_of_shop on products (shop_id, created_at, id) include (status, traits, low_rows, sales)
  where status <> 'REMOVED';

-- For staff: what waits for them.
create index products_before_staff on products (status) where status in ('IN_REVIEW', 'TAKEN_DOWN');

-- Who may move a listing where; product_moves refers to it, so that no other move can be recorded.
create table product_steps (
  from_status text not null,
  to_status text not null,
  actor text not null check (actor in ('SHOP', 'STAFF', 'MARKET')),
  primary key (from_status, to_status, actor)
);

insert into product_steps (from_status, to_status, actor) values
  ('DRAFT', 'LIVE', 'SHOP'), ('HIDDEN', 'LIVE', 'SHOP'),
  ('DRAFT', 'IN_REVIEW', 'MARKET'), ('HIDDEN', 'IN_REVIEW', 'MARKET'), ('LIVE', 'IN_REVIEW', 'MARKET'),
  ('IN_REVIEW', 'LIVE', 'STAFF'), ('IN_REVIEW', 'HIDDEN', 'STAFF'), ('IN_REVIEW', 'TAKEN_DOWN', 'STAFF'),
  ('LIVE', 'HIDDEN', 'SHOP'),
  ('LIVE', 'TAKEN_DOWN', 'STAFF'), ('HIDDEN', 'TAKEN_DOWN', 'STAFF'),
  ('TAKEN_DOWN', 'HIDDEN', 'STAFF'),
  ('DRAFT', 'REMOVED', 'SHOP'), ('HIDDEN', 'REMOVED', 'SHOP'), ('TAKEN_DOWN', 'REMOVED', 'SHOP'), ('LIVE', 'REMOVED', 'SHOP');

-- After, never before, for the sake of generated columns.
create function check_product_step() returns trigger language plpgsql as $$
begin
  if not exists (select from product_steps where from_status = old.status and to_status = new.status) then
    raise exception 'a listing does not go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'products_step';
  end if;
  return null;
end $$;
create trigger product_step after update of status on products
for each row when (old.status <> new.status) execute function check_product_step();

-- SELL-22: what may not be sold, or only after somebody has looked. Words in lower case without marks, as whole words, also in
-- the plural; without words: everything on that shelf. REGISTRATION asks for the number and for nobody's look.
create table listing_rules (
  id text primary key check (id ~ '^[A-Z_]+$'),
  kind text not null check (kind in ('PROHIBITED', 'RESTRICTED', 'REGISTRATION')),
  sentence text not null check (length(trim(sentence)) between 1 and 300),
  words text[] check (array_to_string(words, ' ') ~ '^[a-z0-9 ]+$'),
  category text,
  subcategories text[],
  check (words is not null or category is not null)
);

insert into listing_rules (id, kind, sentence, words, category, subcategories) values
  ('WEAPONS', 'PROHIBITED', 'Weapons and ammunition may not be sold here.',
    array['firearm', 'pistol', 'rifle', 'shotgun', 'handgun', 'ammunition', 'hand grenade', 'taser', 'pepper spray'], null, null),
  ('NARCOTICS', 'PROHIBITED', 'Narcotics may not be sold here.',
    array['cannabis', 'marijuana', 'cocaine', 'heroin', 'crystal meth', 'methamphetamine', 'tramadol', 'codeine', 'rohypnol'],
    null, null),
  ('PROTECTED_SPECIES', 'PROHIBITED', 'Protected animals and plants, and parts of them, may not be sold here.',
    array['ivory tusk', 'elephant tusk', 'pangolin', 'leopard skin', 'rhino horn', 'grey parrot', 'sea turtle'], null, null),
  ('COUNTERFEIT', 'PROHIBITED', 'Counterfeit goods may not be sold here.',
    array['counterfeit', 'first copy', 'replica watch', 'replica shoe', 'replica bag', 'fake designer'], null, null),
  ('EXPIRED', 'PROHIBITED', 'Expired and recalled goods may not be sold here.',
    array['expired goods', 'past expiry', 'expired stock', 'recalled product'], null, null),
  ('STOLEN', 'PROHIBITED', 'Stolen goods may not be sold here.', array['stolen', 'icloud locked', 'london used no box'], null, null),
  ('PRESCRIPTION', 'RESTRICTED', 'Prescription medicine is checked by our team first.',
    array['antibiotic', 'prescription only', 'insulin', 'sildenafil', 'diazepam'], null, null),
  ('FIREWORKS', 'RESTRICTED', 'Fireworks are checked by our team first.', array['firework', 'firecracker', 'knockout banger'],
    null, null),
  ('MEDICINE_NUMBER', 'REGISTRATION', 'Medicine needs its NAFDAC number.', null, 'HEALTH',
    array['Vitamins & Supplements', 'Malaria & Fever Care', 'Pain Relief']),
  ('DRINKS_NUMBER', 'REGISTRATION', 'Alcoholic drinks need their NAFDAC number.', null, 'FOOD', array['Alcoholic Drinks']);

/* What rules look at, in lower case, without marks and with single spaces. */
create function listing_words(product products) returns text
language sql immutable parallel safe
return ' ' || regexp_replace(lower(without_marks(
  product.name || ' ' || product.subtitle || ' ' || product.description || ' ' || product.choice_words || ' '
  || product.specifications::text
)), '[^a-z0-9]+', ' ', 'g') || ' ';

create table product_moves (
  id uuid primary key,
  product_id uuid not null references products (id) on delete cascade,
  from_status text not null,
  to_status text not null,
  actor text not null,
  -- Who of the shop; null for staff without an account, and for rules.
  account_id uuid references accounts (id),
  rule_id text references listing_rules (id),
  -- In words for the shop.
  reason text check (length(trim(reason)) between 1 and 2000),
  moved_at timestamptz not null default now(),
  foreign key (from_status, to_status, actor) references product_steps (from_status, to_status, actor),
  check (actor <> 'STAFF' or reason is not null)
);
create index product_moves_product on product_moves (product_id, moved_at desc, id desc);
create index product_moves_account on product_moves (account_id) where account_id is not null;

-- SELL-20: one per decision of staff.
create table listing_appeals (
  move_id uuid primary key references product_moves (id) on delete cascade,
  words text not null check (length(trim(words)) between 1 and 2000),
  appealed_at timestamptz not null default now(),
  answer text check (length(trim(answer)) between 1 and 2000),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);

-- What staff let through: the same words are not checked again.
create table listing_clearances (
  product_id uuid not null references products (id) on delete cascade,
  rule_id text not null references listing_rules (id),
  words_hash text not null,
  primary key (product_id, rule_id)
);

/* How many rows of a product are low: a row is counted while it is sold. */
create function count_low_row(of_product uuid, change integer) returns void language sql
begin atomic
  update products set low_rows = low_rows + change where id = of_product;
end;

create function count_low_product() returns trigger language plpgsql as $$
begin
  perform count_low_row(new.id, (new.variant_name is null and new.stock <= new.low_stock)::integer
    - (tg_op = 'UPDATE' and old.variant_name is null and old.stock <= old.low_stock)::integer);
  return null;
end $$;

create function count_low_variant() returns trigger language plpgsql as $$
declare
  change integer :=
    coalesce((new.retired_at is null and new.option_name is null and new.stock <= new.low_stock)::integer, 0)
    - coalesce((old.retired_at is null and old.option_name is null and old.stock <= old.low_stock)::integer, 0);
begin
  if change <> 0 then perform count_low_row(coalesce(new.product_id, old.product_id), change); end if;
  return null;
end $$;

create function count_low_option() returns trigger language plpgsql as $$
declare
  change integer := coalesce((new.retired_at is null and new.stock <= new.low_stock)::integer, 0)
    - coalesce((old.retired_at is null and old.stock <= old.low_stock)::integer, 0);
begin
  if change <> 0 then
    perform count_low_row((select product_id from variants where id = coalesce(new.variant_id, old.variant_id)), change);
  end if;
  return null;
end $$;

create trigger count_low_added after insert on products
for each row when (new.variant_name is null and new.stock <= new.low_stock) execute function count_low_product();
create trigger count_low_changed after update of stock, low_stock, variant_name on products
for each row when (
  (old.variant_name is null and old.stock <= old.low_stock) <> (new.variant_name is null and new.stock <= new.low_stock)
) execute function count_low_product();
create trigger count_low after insert or delete or update of stock, low_stock, option_name, retired_at on variants
for each row execute function count_low_variant();
create trigger count_low after insert or delete or update of stock, low_stock, retired_at on options
for each row execute function count_low_option();

update products p set low_rows = low.rows from (
  select id, sum(rows)::integer as rows from (
    select id, 1 as rows from products where variant_name is null and stock <= low_stock
    union all
    select product_id, 1 from variants where option_name is null and stock <= low_stock
    union all
    select v.product_id, 1 from options o join variants v on v.id = o.variant_id where o.stock <= o.low_stock
  ) as each group by id
) as low
where p.id = low.id;

-- SELL-47: news about listings.
alter table shop_news
  alter column order_id drop not null,
  -- No foreign key, as the catalog is a layer above.
  add column product_id uuid,
  add constraint shop_news_subject check (num_nonnulls(order_id, product_id) = 1),
  drop constraint shop_news_kind_check,
  add constraint shop_news_kind_check check (kind in (
    'ORDER_PAID', 'ORDER_LATE', 'ORDER_CANCELLED', 'ADDRESS_ANSWERED', 'ORDER_DELIVERED', 'ORDER_RETURNED', 'PROBLEM_REPORTED',
    'LISTING_PUBLISHED', 'LISTING_HIDDEN', 'LISTING_TAKEN_DOWN', 'LISTING_RESTORED'
  ));
