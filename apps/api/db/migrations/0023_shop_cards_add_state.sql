-- Where a shop sends from, for what delivery will cost.
set local lock_timeout = '5s';

create or replace view shop_cards as
select
  id, name, city, avatar_key, status,
  coalesce(round(rating_sum::numeric / nullif(rating_count, 0), 1), 0) as rating, rating_count as reviews,
  state
from shops;
