-- ADMIN-12, ADMIN-14: the same days, counted one by one: a list of a month's days for each of 10,000 waiting shops took two
-- seconds. The holidays are read once for all that waits, as reading them for each costs five times what counting does.
set local lock_timeout = '5s';

create view all_holidays as select coalesce(array_agg(day), '{}') as dates from public_holidays;

create function add_working_days(since timestamptz, days integer, holidays date[]) returns timestamptz
language plpgsql immutable parallel safe as $$
declare
  local_time timestamp := since at time zone 'Africa/Lagos';
  working_day date := local_time::date;
  left_over integer := days;
begin
  if since is null or not isfinite(since) or days < 1 then
    return null;
  end if;
  while left_over > 0 loop
    working_day := working_day + 1;
    if extract(isodow from working_day) < 6 and working_day <> all (holidays) then
      left_over := left_over - 1;
    end if;
  end loop;
  return (working_day + local_time::time) at time zone 'Africa/Lagos';
end $$;

create or replace function add_working_days(since timestamptz, days integer) returns timestamptz language sql stable as $$
  select add_working_days(since, days, all_holidays.dates) from all_holidays
$$;

create or replace view shops_waiting as
select
  case when status = 'PENDING' then 'NEW_SHOP' else 'CHANGED_SHOP' end as kind, id as subject_id, waits_since as begins_at,
  add_working_days(waits_since, case when status = 'PENDING' then 2 else 1 end, (select dates from all_holidays)) as due_at,
  null::bigint as at_stake_kobo, name || ' · ' || coalesce(category, 'no category') || ' · ' || city as about, false as urgent
from shops where waits_since is not null;

create or replace view listings_waiting as
select
  case when p.status = 'IN_REVIEW' then 'LISTING_REVIEW' else 'LISTING_APPEAL' end as kind,
  p.id as subject_id, since.at as begins_at, add_working_days(since.at, 2, (select dates from all_holidays)) as due_at,
  null::bigint as at_stake_kobo, p.name || ' · ' || p.shop_name as about, false as urgent
from products p
  cross join lateral (
    select * from product_moves m where m.product_id = p.id and m.to_status = p.status
    order by m.moved_at desc, m.id desc limit 1
  ) as m
  left join listing_appeals a on a.move_id = m.id
  cross join lateral (select case when p.status = 'IN_REVIEW' then m.moved_at else a.appealed_at end as at) as since
where p.status = 'IN_REVIEW' or p.status = 'TAKEN_DOWN' and a.words is not null and a.answer is null;

create or replace view disputes_waiting as
select
  'DISPUTE'::text as kind, d.id as subject_id, since.at as begins_at,
  add_working_days(since.at, 2, (select dates from all_holidays)) as due_at,
  (select sum(l.line_kobo)::bigint from dispute_lines x join order_lines l using (order_id, position) where x.dispute_id = d.id)
    as at_stake_kobo,
  case when a.dispute_id is null then '' else 'Appeal: ' end || o.shop_name || ', order ' || upper(right(o.id::text, 8)) as about,
  now() > add_working_days(since.at, 2, (select dates from all_holidays)) as urgent
from disputes d
  join orders o on o.id = d.order_id
  left join dispute_appeals a on a.dispute_id = d.id
  cross join lateral (
    select coalesce(a.appealed_at, least(d.escalated_at, d.opened_at + interval '7 days')) as at
  ) as since
where d.closed_at is null and since.at <= now();

create or replace view refunds_waiting as
select
  'REFUND'::text as kind, r.id as subject_id, coalesce(r.closed_at, r.requested_at) as begins_at,
  add_working_days(coalesce(r.closed_at, r.requested_at), 1, (select dates from all_holidays)) as due_at,
  r.amount_kobo as at_stake_kobo, 'Payment ' || p.reference as about, r.status = 'NEEDS_ATTENTION' as urgent
from refunds r join payments p on p.id = r.payment_id
where r.status = 'NEEDS_ATTENTION' or r.status = 'FAILED'
  and not exists (select from refunds later where later.key = r.key and later.requested_at > r.requested_at)
  and not exists (select from refund_closings c where c.refund_id = r.id);

-- What waits is read without all that is done: of five million orders most refunds and shops wait for nobody.
create index refunds_not_done on refunds (status) where status in ('NEEDS_ATTENTION', 'FAILED');
create index shops_that_wait on shops (waits_since) where waits_since is not null;
