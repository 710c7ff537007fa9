-- SELL-51: a shop asks staff to take an order out of its standing; once per order and measure.
set local lock_timeout = '5s';

create table standing_appeals (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  order_id uuid not null references orders (id) on delete cascade,
  measure text not null check (measure in ('LATE', 'CANCELLED', 'COMPLAINT', 'FAULT')),
  words text not null check (length(trim(words)) between 1 and 1000),
  created_at timestamptz not null default now(),
  outcome text check (outcome in ('TAKEN_OUT', 'STAYS')),
  answer text check (length(trim(answer)) between 1 and 2000),
  decided_at timestamptz,
  unique (order_id, measure),
  check (num_nulls(outcome, answer, decided_at) in (0, 3))
);

create index standing_appeals_open on standing_appeals (created_at, id) where outcome is null;
create index standing_appeals_shop on standing_appeals (shop_id);
