-- SELL-50: what a shop tells the market about itself beside its public profile. Gone when the shop closes.
set local lock_timeout = '5s';

create table shop_details (
  shop_id uuid primary key references shops (id),
  return_address text check (length(trim(return_address)) between 1 and 300),
  hand_over_place text check (length(trim(hand_over_place)) between 1 and 300),
  delivery_phone text check (length(delivery_phone) between 1 and 30),
  tin text check (length(tin) between 1 and 20),
  cac_number text check (length(cac_number) between 1 and 20),
  version integer not null default 1 check (version >= 1)
);
