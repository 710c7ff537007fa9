-- ADMIN-10: each quarter an owner confirms who holds what.
set local lock_timeout = '5s';

create table staff_access_reviews (
  quarter date primary key check (quarter = date_trunc('quarter', quarter)::date), -- its first day
  confirmed_by uuid not null references staff_members (id),
  confirmed_at timestamptz not null default now(),
  held jsonb not null -- who held what as it was confirmed: ids, roles and status
);
create trigger staff_access_reviews_append_only before update or delete or truncate on staff_access_reviews
for each statement execute function forbid_audit_change();

create function lagos_quarter() returns date language sql stable as $$
  select date_trunc('quarter', now() at time zone 'Africa/Lagos')::date
$$;

-- Work of this quarter until it is confirmed. A market that began in this quarter has nothing to look back at.
create view access_reviews_waiting as
select 'ACCESS_REVIEW' as kind, overlay(overlay(md5('access-review:' || quarter) placing '8' from 13) placing '8' from 17)::uuid as subject_id, begins_at,
  add_working_days(begins_at, 10) as due_at, null::bigint as at_stake_kobo,
  'Quarter from ' || to_char(quarter, 'FMDD FMMonth YYYY') as about, false as urgent
from (select lagos_quarter() as quarter, lagos_quarter()::timestamp at time zone 'Africa/Lagos' as begins_at) as this
where exists (select from staff_members where created_at < begins_at)
  and not exists (select from staff_access_reviews review where review.quarter = this.quarter);
