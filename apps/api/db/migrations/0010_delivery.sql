-- Fee and days of a delivery to each state, from a shop in the same state (near) or in another one (far).
set local lock_timeout = '5s';

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

insert into delivery_fees (
  state, near_kobo, near_days_from, near_days_to, far_kobo, far_days_from, far_days_to
) values
  ('ENUGU', 150000, 1, 2, 300000, 3, 5),
  ('LAGOS', 250000, 1, 3, 350000, 3, 5),
  ('ABUJA', 200000, 1, 2, 350000, 3, 5),
  ('PORT HARCOURT', 200000, 1, 2, 350000, 3, 5),
  ('EDO', 150000, 1, 2, 300000, 3, 5);
