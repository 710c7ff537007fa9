-- SELL-53: owners close their shops: at once before shoppers have seen the shop, after that with a month's notice.
set local lock_timeout = '5s';

-- CLOSING: off every shelf; paid orders are still sent. ENDED: for good, without the owner's personal data.
alter table shops drop constraint shops_status_check;
alter table shops add constraint shops_status_check
  check (status in ('PENDING', 'APPROVED', 'SUSPENDED', 'CLOSING', 'ENDED'));
alter table shops drop constraint shops_owned_complete;
alter table shops add constraint shops_owned_complete check (
  account_id is null or status = 'ENDED'
  or num_nulls(phone, category, street, region, country, avatar_key) = 0 and description <> ''
);

-- One row while a shop is closing, and for good once it is closed; deleted when its owner keeps the shop.
create table shop_closings (
  shop_id uuid primary key references shops (id),
  status_before text not null check (status_before in ('PENDING', 'APPROVED', 'SUSPENDED')),
  requested_at timestamptz not null default now(),
  closes_at timestamptz not null check (closes_at >= requested_at),
  closed_at timestamptz
);
create index shop_closings_due on shop_closings (closes_at) where closed_at is null;
