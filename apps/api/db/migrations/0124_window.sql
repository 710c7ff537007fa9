-- ADMIN-32: featured places and banners with dates. `products.is_featured` follows from the places.
set local lock_timeout = '5s';

create table featured_places (
  id uuid primary key,
  product_id uuid not null references products (id) on delete cascade,
  begins_at timestamptz not null default now(),
  ends_at timestamptz, -- null: until somebody takes it away
  position integer not null default 500 check (position between 1 and 1000),
  why text not null check (why in ('CHOSEN', 'PACKAGE')),
  created_at timestamptz not null default now(),
  created_by uuid references staff_members (id),
  check (ends_at > begins_at)
);
create index featured_places_product on featured_places (product_id);
create index featured_places_time on featured_places (begins_at, ends_at);

insert into featured_places (id, product_id, begins_at, why)
select gen_random_uuid(), id, created_at, 'CHOSEN' from products where is_featured
order by created_at desc, id desc limit 100;

-- Those whose time it is.
create view featured_now as
select * from featured_places where begins_at <= now() and (ends_at is null or ends_at > now());

update products p set is_featured = false
where is_featured and not exists (select from featured_now f where f.product_id = p.id);

/* Sets `is_featured` where time or a change has made it wrong. Reads little: both sides are short lists. */
create function follow_featured_places() returns integer language sql
begin atomic
  with wrong as (
    select id from products p where is_featured and not exists (select from featured_now f where f.product_id = p.id)
    union
    select p.id from featured_now f join products p on p.id = f.product_id where not p.is_featured
  ),
  changed as (
    update products p set is_featured = not p.is_featured from wrong where p.id = wrong.id returning p.id
  )
  select count(*)::integer from changed;
end;
create index products_are_featured on products (id) where is_featured;

create function follow_featured_place() returns trigger language plpgsql as $$
begin
  update products p set is_featured = not p.is_featured
  where p.id in (new.product_id, old.product_id)
    and p.is_featured <> exists (select from featured_now f where f.product_id = p.id);
  return null;
end $$;
create trigger featured_places_followed after insert or update or delete on featured_places
for each row execute function follow_featured_place();

-- A picture of ours instead of one that comes with the market.
create table banners (
  id uuid primary key,
  place text not null check (place in ('HERO_1', 'HERO_2', 'SELLER_1', 'SELLER_2')),
  picture_key text not null unique references uploads (key),
  alt text not null check (length(trim(alt)) between 1 and 200),
  path text not null check (path ~ '^/([^/\\]|$)' and length(path) <= 300), -- of ours, never another host
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null default now(),
  created_by uuid references staff_members (id),
  withdrawn_at timestamptz,
  check (ends_at > begins_at)
);
create index banners_time on banners (place, begins_at) where withdrawn_at is null;

-- Staff send pictures too; they have no account.
alter table uploads
  alter column account_id drop not null,
  add column staff_id uuid references staff_members (id),
  add constraint uploads_owner check (num_nonnulls(account_id, staff_id) = 1),
  drop constraint uploads_kind_check,
  add constraint uploads_kind_check check (kind in ('LOGO', 'MEDIA', 'REVIEW', 'PARCEL', 'DISPUTE', 'BANNER', 'DOCUMENT'));
