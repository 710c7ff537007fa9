-- PAYOUT-01, PAYOUT-02: since when an order is delivered, and until when something of it can be returned, beside what is left of it.
set local lock_timeout = '5s';

create function returnable_until(of_order uuid, delivered timestamptz) returns timestamptz language sql stable
return delivered + make_interval(days => coalesce((
  select max(l.return_days) from order_lines l where l.order_id = of_order and l.return_policy <> 'NONE'
), 0));

create function keep_delivery() returns trigger language plpgsql as $$
begin
  if new.status = 'DELIVERED' then
    perform note_delivery(new.shop_id, new.id, new.delivered_at, returnable_until(new.id, new.delivered_at));
  else
    perform note_delivery(new.shop_id, new.id, null, null);
  end if;
  return null;
end $$;

create trigger orders_keep_delivery after update of status, delivered_at on orders
for each row when (
  'DELIVERED' in (old.status, new.status)
  and (old.status, old.delivered_at) is distinct from (new.status, new.delivered_at)
) execute function keep_delivery();

-- ADMIN-26: few lines are held at any time, whatever was disputed before.
create index disputes_held_until on disputes (held_until, order_id);

-- For what was booked before, and for a bulk load, which goes past the triggers.
create function recount_shop_money() returns void language plpgsql as $$
begin
  truncate order_sums, shop_sums;
  insert into order_sums (shop_id, order_id, kobo, delivered_at, returnable_until)
  select e.shop_id, e.order_id, -sum(e.kobo), o.delivered_at, returnable_until(e.order_id, o.delivered_at)
  from ledger_entries e left join orders o on o.id = e.order_id and o.status = 'DELIVERED'
  where e.shop_id is not null and e.order_id is not null group by e.shop_id, e.order_id, o.delivered_at;
  insert into shop_sums (shop_id, kobo, orders, is_merged)
  select e.shop_id, -sum(e.kobo), (
    select count(*) from order_sums s where s.shop_id = e.shop_id and s.kobo <> 0
  ), true
  from ledger_entries e where e.shop_id is not null group by e.shop_id;
end $$;

select recount_shop_money();
