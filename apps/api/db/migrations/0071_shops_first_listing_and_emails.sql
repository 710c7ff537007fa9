-- SELL-05, SELL-47, SELL-48: what lasts of a shop's first steps, which emails it wants, and whether its holiday is recalled.
set local lock_timeout = '5s';

alter table shops
  -- Stays when the product is gone: the checklist of the first day never comes back.
  add column first_listed_at timestamptz,
  -- Kinds of news that the shop reads in the hub alone. What is about money, deadlines or terms is none of them.
  add column muted_emails text[] not null default '{}'
    check (muted_emails <@ array['NEW_ORDERS', 'DELIVERIES', 'PROBLEMS', 'STOCK', 'QUESTIONS']),
  add column holiday_reminder boolean not null default false,
  -- The last day of the holiday that the shop was reminded of.
  add column holiday_reminded_of date;

create index shops_holiday_reminders on shops (holiday_to) where holiday_reminder;

update shops set first_listed_at = now()
where exists (select from products where products.shop_id = shops.id and products.status = 'LIVE');
