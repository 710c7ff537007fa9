-- What a parcel costs and how long it takes to each state we deliver to, from a shop in the same state or from elsewhere.
create table delivery_fees (
  state text primary key check (state in ('ENUGU', 'LAGOS', 'ABUJA', 'PORT HARCOURT', 'EDO')),
  near_kobo bigint not null check (near_kobo >= 0),
  near_days_from integer not null check (near_days_from >= 1),
  near_days_to integer not null,
  far_kobo bigint not null check (far_kobo >= 0),
  far_days_from integer not null check (far_days_from >= 1),
  far_days_to integer not null,
  check (near_days_from <= near_days_to and far_days_from <= far_days_to)
);

insert into delivery_fees values
  ('ENUGU', 150000, 1, 2, 300000, 3, 5),
  ('LAGOS', 250000, 1, 3, 350000, 3, 5),
  ('ABUJA', 200000, 1, 2, 350000, 3, 5),
  ('PORT HARCOURT', 200000, 1, 2, 350000, 3, 5),
  ('EDO', 150000, 1, 2, 300000, 3, 5);

-- Where a shop sends from.
create or replace view shop_cards as
select
  id, name, city, avatar_key, status,
  coalesce(round(rating_sum::numeric / nullif(rating_count, 0), 1), 0) as rating, rating_count as reviews,
  state
from shops;
