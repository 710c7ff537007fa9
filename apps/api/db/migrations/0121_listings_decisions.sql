-- ADMIN-30: who of the staff decided about a listing, with which reason, and how goods that were taken down are recognised.
set local lock_timeout = '5s';

alter table product_moves
  add column staff_id uuid references staff_members (id), -- null for moves from before the back office
  add column reason_code text check (reason_code ~ '^[A-Z_]{1,40}$');

-- A fingerprint of what the picture shows: nearly the same for a copy in another size or quality.
alter table uploads add column fingerprint text check (fingerprint ~ '^[0-9a-f]{16}$');

-- One row per product while it is taken down, and after its shop has removed it.
create table taken_down_goods (
  product_id uuid primary key references products (id) on delete cascade,
  shop_id uuid not null references shops (id),
  name_key text not null, -- as in `name_key_of`
  fingerprints text[] not null default '{}'
);
create index taken_down_goods_shop on taken_down_goods (shop_id);

create function name_key_of(name text) returns text language sql immutable strict parallel safe
return trim(regexp_replace(lower(without_marks(name)), '[^a-z0-9]+', ' ', 'g'));

insert into taken_down_goods (product_id, shop_id, name_key)
select id, shop_id, name_key_of(name) from products where status = 'TAKEN_DOWN';

alter table listing_rules
  drop constraint listing_rules_kind_check,
  add constraint listing_rules_kind_check
    check (kind in ('PROHIBITED', 'RESTRICTED', 'REGISTRATION', 'ADULTS', 'RELISTED')),
  drop constraint listing_rules_check,
  add constraint listing_rules_says_what check (words is not null or category is not null or kind = 'RELISTED');
insert into listing_rules (id, kind, sentence) values
  ('RELISTED', 'RELISTED', 'It looks like something of yours that was taken down. Our team looks at it first.');

-- What waits for staff: listings that a rule has sent to them, and appeals.
create view listings_waiting as
select
  case when p.status = 'IN_REVIEW' then 'LISTING_REVIEW' else 'LISTING_APPEAL' end as kind,
  p.id as subject_id,
  case when p.status = 'IN_REVIEW' then m.moved_at else a.appealed_at end as begins_at,
  add_working_days(case when p.status = 'IN_REVIEW' then m.moved_at else a.appealed_at end, 2) as due_at,
  null::bigint as at_stake_kobo,
  p.name || ' · ' || p.shop_name as about,
  false as urgent
from products p
  cross join lateral (
    select * from product_moves m where m.product_id = p.id and m.to_status = p.status
    order by m.moved_at desc, m.id desc limit 1
  ) as m
  left join listing_appeals a on a.move_id = m.id
where p.status = 'IN_REVIEW' or p.status = 'TAKEN_DOWN' and a.words is not null and a.answer is null;
