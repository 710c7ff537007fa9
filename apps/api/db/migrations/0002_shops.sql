-- Shops sell; every product belongs to one.
set local lock_timeout = '5s';

create table shops (
  id uuid primary key,
  name text not null unique check (length(trim(name)) between 1 and 200),
  city text not null,
  state text not null check (state in ('ENUGU', 'LAGOS', 'ABUJA', 'PORT HARCOURT', 'EDO')),
  created_at timestamptz not null default now()
);
