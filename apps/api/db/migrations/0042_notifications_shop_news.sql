-- SELL-47: what a shop is told, written in the transaction of what it tells.
set local lock_timeout = '5s';

create table shop_news (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  kind text not null check (kind in (
    'ORDER_PAID', 'ORDER_LATE', 'ORDER_CANCELLED', 'ADDRESS_ANSWERED', 'ORDER_DELIVERED', 'ORDER_RETURNED', 'PROBLEM_REPORTED'
  )),
  -- No foreign key, as orders are a layer above.
  order_id uuid not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- Null until its email is queued; several are told in one email.
  emailed_at timestamptz
);

create index shop_news_shop on shop_news (shop_id, id desc);
create index shop_news_unread on shop_news (shop_id) where read_at is null;
create index shop_news_to_email on shop_news (shop_id) where emailed_at is null;
