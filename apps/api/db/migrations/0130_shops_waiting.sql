-- ADMIN-13: what waits for staff is derived from state. Each view has the same columns; no personal value is in `about`.
set local lock_timeout = '5s';

-- Since when a shop waits for its review: its profile was complete, or what shoppers see has changed.
alter table shops add column waits_since timestamptz;
update shops set waits_since = created_at
where account_id is not null and status in ('PENDING', 'APPROVED')
  and (status = 'PENDING' or reviewed_version is distinct from shown_version);

create function note_shop_waits() returns trigger language plpgsql as $$
begin
  if new.account_id is not null and new.status in ('PENDING', 'APPROVED')
      and (new.status = 'PENDING' or new.reviewed_version is distinct from new.shown_version) then
    new.waits_since := coalesce(new.waits_since, now());
  else
    new.waits_since := null;
  end if;
  return new;
end $$;
create trigger shops_wait before insert or update of status, shown_version, reviewed_version, account_id on shops
for each row execute function note_shop_waits();

create view shops_waiting as
select
  case when status = 'PENDING' then 'NEW_SHOP' else 'CHANGED_SHOP' end as kind, id as subject_id, waits_since as begins_at,
  add_working_days(waits_since, case when status = 'PENDING' then 2 else 1 end) as due_at, null::bigint as at_stake_kobo,
  name || ' · ' || coalesce(category, 'no category') || ' · ' || city as about, false as urgent
from shops where waits_since is not null;

create view standing_appeals_waiting as
select
  'STANDING_APPEAL'::text as kind, a.id as subject_id, a.created_at as begins_at, add_working_days(a.created_at, 2) as due_at,
  null::bigint as at_stake_kobo, s.name || ' · ' || lower(a.measure) as about, false as urgent
from standing_appeals a join shops s on s.id = a.shop_id where a.outcome is null;

create view refunds_waiting as
select
  'REFUND'::text as kind, r.id as subject_id, coalesce(r.closed_at, r.requested_at) as begins_at,
  add_working_days(coalesce(r.closed_at, r.requested_at), 1) as due_at, r.amount_kobo as at_stake_kobo,
  'Payment ' || p.reference as about, r.status = 'NEEDS_ATTENTION' as urgent
from refunds r join payments p on p.id = r.payment_id
where r.status = 'NEEDS_ATTENTION' or r.status = 'FAILED' and not exists (
  select from refunds later where later.payment_id = r.payment_id and later.order_id is not distinct from r.order_id
    and later.requested_at > r.requested_at
);

create view proposals_waiting as
select
  'PROPOSAL'::text as kind, id as subject_id, proposed_at as begins_at, add_working_days(proposed_at, 1) as due_at,
  null::bigint as at_stake_kobo, kind || ' · needs ' || needs as about, false as urgent
from staff_proposals where state = 'OPEN' and expires_at > now();
