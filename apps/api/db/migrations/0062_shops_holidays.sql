-- SELL-48: a shop can go on holiday. It ends by itself, so the days alone decide.
set local lock_timeout = '5s';

-- On the row of the shop, so that a checkout that locks the shop reads the latest decision with the same statement.
alter table shops
  add column holiday_from date,
  add column holiday_to date,
  add column holiday_words text check (length(trim(holiday_words)) between 1 and 200),
  add column holiday_version integer not null default 0 check (holiday_version >= 0),
  add constraint shops_holiday_whole check (num_nulls(holiday_from, holiday_to) <> 1),
  add constraint shops_holiday_words check (holiday_words is null or holiday_from is not null),
  -- The first and the last day count.
  add constraint shops_holiday_length check (holiday_to - holiday_from between 0 and 59);

/* The day on which a shop is open again, by the calendar in Lagos; null while it is open. */
create function shop_back_on(holiday_from date, holiday_to date) returns date
language sql stable parallel safe
return case
  when (now() at time zone 'Africa/Lagos')::date between holiday_from and holiday_to then holiday_to + 1
end;

create or replace view shop_cards as
select
  id, name, city, avatar_key, status,
  coalesce(round(rating_sum::numeric / nullif(rating_count, 0), 1), 0) as rating, rating_count as reviews,
  state, package is not null as has_package,
  shop_back_on(holiday_from, holiday_to) as back_on, holiday_words
from shops;
