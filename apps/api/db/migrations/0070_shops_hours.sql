-- SELL-50: when a shop is open, so that ready meals are due within its own hours. A day without a row is closed.
set local lock_timeout = '5s';

create table shop_hours (
  shop_id uuid not null references shops (id),
  -- 1 is Monday, 7 is Sunday.
  weekday smallint not null check (weekday between 1 and 7),
  -- Minutes after midnight in Lagos.
  opens smallint not null check (opens >= 0),
  closes smallint not null check (closes <= 1440),
  primary key (shop_id, weekday),
  check (closes - opens >= 60)
);

-- 0: never saved, so the hours of the market hold.
alter table shops add column hours_version integer not null default 0 check (hours_version >= 0);
