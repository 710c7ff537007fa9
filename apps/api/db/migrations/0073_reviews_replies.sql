-- SELL-51, SELL-64: reviews are found by their shop, which replies to each once.
set local lock_timeout = '5s';

alter table reviews
  add column shop_id uuid references shops (id),
  add column reply text check (length(trim(reply)) between 1 and 1000),
  add column replied_at timestamptz,
  -- 0: there was never a reply.
  add column reply_version integer not null default 0 check (reply_version >= 0),
  add constraint reviews_reply_whole check ((reply is null) = (replied_at is null));

-- Set here, so that also the release before this one fills it.
create function set_review_shop() returns trigger language plpgsql as $$
begin
  select shop_id into new.shop_id from products where id = new.product_id;
  return new;
end $$;

create trigger reviews_shop before insert on reviews for each row execute function set_review_shop();

update reviews set shop_id = products.shop_id from products where products.id = reviews.product_id;
alter table reviews alter column shop_id set not null;

create index reviews_shop on reviews (shop_id, created_at desc, id desc);
create index reviews_shop_unanswered on reviews (shop_id, created_at desc, id desc) where reply is null;
