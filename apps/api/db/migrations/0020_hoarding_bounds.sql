-- T11: bounds what one account and one network can hold without paying, so that nobody can empty the shelves.
set local lock_timeout = '5s';

-- Who holds it, from which network, and its price. Deleted with the hold. Null: not counted, as the money has arrived.
alter table stock_holds add column account_id uuid;
alter table stock_holds add column network text check (length(network) between 1 and 50);
alter table stock_holds add column kobo bigint not null default 0 check (kobo >= 0);

create index stock_holds_account on stock_holds (account_id) include (quantity, kobo) where account_id is not null;
create index stock_holds_network on stock_holds (network) include (quantity, kobo) where network is not null;

-- Checked at the end of the statement that holds: concurrent holds of one account or network wait for each other here, and
-- each sees what the others hold. Callers have locked the products before, so the order of locks is always the same.
create function limit_holds() returns trigger language plpgsql as $$
declare
  most_units constant integer := 50;
  most_kobo constant bigint := 200000000;
  -- A network may be a household, or thousands of phones of one carrier.
  most_network_units constant integer := 150;
  most_network_kobo constant bigint := 500000000;
  holder record;
begin
  for holder in
    select distinct account_id, network from added where account_id is not null order by account_id, network
  loop
    perform pg_advisory_xact_lock(hashtextextended('holds:' || holder.account_id, 0));
    if exists (
      select from stock_holds where account_id = holder.account_id
      having sum(quantity) > most_units or sum(kobo) > most_kobo
    ) then
      raise exception 'the account holds too much' using errcode = 'check_violation', constraint = 'stock_holds_limit';
    end if;
    continue when holder.network is null;
    perform pg_advisory_xact_lock(hashtextextended('holds-network:' || holder.network, 0));
    if exists (
      select from stock_holds where network = holder.network
      having sum(quantity) > most_network_units or sum(kobo) > most_network_kobo
    ) then
      raise exception 'the network holds too much' using errcode = 'check_violation', constraint = 'stock_holds_limit';
    end if;
  end loop;
  return null;
end $$;

create trigger limit_holds after insert on stock_holds referencing new table as added
for each statement execute function limit_holds();

-- When its items were held: at the checkout, or when its payment was started. Null: not held, so they are taken when the
-- money arrives. The release before holds at every checkout, and does not know this column.
alter table orders add column held_at timestamptz default now();
update orders set held_at = placed_at;
