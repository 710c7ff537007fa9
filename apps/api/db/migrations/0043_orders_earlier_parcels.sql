-- SELL-27: orders that were paid before there were parcels get theirs, with the steps that they are known to have taken.
set local lock_timeout = '5s';

-- Shops of unsent orders have until the end of the next working day from now, as nobody had told them of any deadline.
with days as (
  select (now() at time zone 'Africa/Lagos')::date + n as day, row_number() over (order by n) as place
  from generate_series(1, 60) as n
  where extract(isodow from (now() at time zone 'Africa/Lagos')::date + n) < 6
    and not exists (select from public_holidays h where h.day = (now() at time zone 'Africa/Lagos')::date + n)
), deadlines as (
  select
    max(((day + time '23:59:59') at time zone 'Africa/Lagos')) filter (where place = 1) as due_at,
    max(((day + time '23:59:59') at time zone 'Africa/Lagos')) filter (where place = 3) as cancels_at
  from days
), paid as (
  select o.*, m.moved_at as paid_at,
    (select min(moved_at) from order_moves s where s.order_id = o.id and s.to_status = 'SHIPPED') as shipped_at,
    exists (select from order_moves s where s.order_id = o.id and s.to_status = 'DELIVERED') as was_delivered
  from orders o join lateral (
    select min(moved_at) as moved_at from order_moves p where p.order_id = o.id and p.to_status = 'PAID'
  ) as m on m.moved_at is not null
), stated as (
  select paid.*, case
    when was_delivered then 'DELIVERED'
    when status = 'PAID' then 'NEW'
    when status = 'SHIPPED' then 'HANDED_OVER'
    when shipped_at is not null then 'RETURNED'
    else 'CANCELLED'
  end as parcel_status
  from paid
)
insert into parcels (
  id, order_id, shop_id, status, paid_at, due_at, cancels_at, arrives_by, closes_at, proof, cancel_reason
)
select
  uuidv7(), id, shop_id, parcel_status, paid_at,
  case when parcel_status = 'NEW' then deadlines.due_at else paid_at + interval '1 day' end,
  case when parcel_status = 'NEW' then deadlines.cancels_at else paid_at + interval '3 days' end,
  case when shipped_at is not null then paid_at + make_interval(days => days_to) end,
  -- Customers whose order has been on its way for long are reminded before it counts as delivered.
  case when shipped_at is not null
    then greatest(paid_at + make_interval(days => days_to + 7), now() + interval '7 days') end,
  case when parcel_status = 'DELIVERED' then 'SHOPPER' end,
  case when parcel_status = 'CANCELLED' then 'CUSTOMER' end
from stated cross join deadlines;

insert into parcel_moves (id, parcel_id, to_status, actor, moved_at)
select uuidv7(), id, 'NEW', 'MARKET', paid_at from parcels;

insert into parcel_moves (id, parcel_id, from_status, to_status, actor, moved_at)
select uuidv7(), p.id, 'NEW', 'HANDED_OVER', 'SHOP', m.moved_at
from parcels p join order_moves m on m.order_id = p.order_id and m.to_status = 'SHIPPED';

insert into parcel_moves (id, parcel_id, from_status, to_status, actor, moved_at)
select uuidv7(), p.id, step.before, p.status, m.actor, m.moved_at
from parcels p
cross join lateral (select case p.status when 'CANCELLED' then 'NEW' when 'RETURNED' then 'RETURNING' else 'HANDED_OVER' end as before) as step
cross join lateral (
  select * from order_moves m where m.order_id = p.order_id
    and m.to_status = any(case p.status when 'DELIVERED' then '{DELIVERED}'::text[] else '{CANCELLED,REFUNDED}' end)
  order by m.moved_at, m.id limit 1
) as m
where p.status in ('DELIVERED', 'CANCELLED', 'RETURNED');

insert into parcel_moves (id, parcel_id, from_status, to_status, actor, moved_at)
select uuidv7(), p.id, 'HANDED_OVER', 'RETURNING', 'MARKET', m.moved_at - interval '1 millisecond'
from parcels p join parcel_moves m on m.parcel_id = p.id and m.to_status = 'RETURNED';

insert into delivery_codes (parcel_id) select id from parcels;
