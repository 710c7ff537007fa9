-- A shop has a face, a standing and a rating; only an approved one may sell.
set local lock_timeout = '5s';

alter table shops
  add column description text not null default '' check (length(description) <= 2000),
  add column avatar_key text,
  add column status text not null default 'APPROVED' check (status in ('PENDING', 'APPROVED', 'SUSPENDED')),
  add column rating_sum integer not null default 0 check (rating_sum >= 0),
  add column rating_count integer not null default 0 check (rating_count >= 0),
  add constraint shops_rating_fits check (rating_sum between rating_count and rating_count * 5),
  -- What a product repeats of its shop, see products_shop.
  add constraint shops_named_standing unique (id, name, status);

-- From here on whoever adds a shop says how it stands.
alter table shops alter column status drop default;

-- What other slices may read of a shop in the middle of a statement of their own; the table stays the shops' own.
create view shop_cards as
select id, name, city, avatar_key, status from shops;
