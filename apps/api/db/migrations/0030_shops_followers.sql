-- WIN-13: the shops that customers follow, and how many follow each.
set local lock_timeout = '5s';

create table followed_shops (
  account_id uuid not null references accounts (id) on delete cascade,
  shop_id uuid not null references shops (id) on delete cascade,
  followed_at timestamptz not null default now(),
  primary key (account_id, shop_id)
);
-- For deleting a shop; a list of followers is shown to nobody.
create index followed_shops_shop on followed_shops (shop_id);

alter table shops add column followers integer not null default 0 check (followers >= 0);

-- The count follows from the rows, also when an account is deleted.
create function count_followers() returns trigger language plpgsql as $$
begin
  update shops set followers = followers + case tg_op when 'INSERT' then 1 else -1 end
  where id = case tg_op when 'INSERT' then new.shop_id else old.shop_id end;
  return null;
end $$;

create trigger followers_counted after insert or delete on followed_shops
for each row execute function count_followers();
