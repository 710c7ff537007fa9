-- The kind alone, as the pages have words for it; which permission it needs is nobody's work.
create or replace view proposals_waiting as
select
  'PROPOSAL'::text as kind, id as subject_id, proposed_at as begins_at, add_working_days(proposed_at, 1) as due_at,
  null::bigint as at_stake_kobo, kind as about, false as urgent
from staff_proposals where state = 'OPEN' and expires_at > now();
