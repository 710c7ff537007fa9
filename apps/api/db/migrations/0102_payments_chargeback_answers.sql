-- ADMIN-27: what staff answer to a bank's dispute, once. Stored before the provider is called, and sent until it has it.
set local lock_timeout = '5s';

create table chargeback_answers (
  chargeback_id uuid primary key references chargebacks (id),
  answer text not null check (answer in ('ACCEPT', 'DECLINE')),
  amount_kobo bigint not null check (amount_kobo >= 0), -- what of it goes back: all or a part; 0: declined
  words text not null check (length(trim(words)) between 1 and 2000),
  staff_id uuid not null references staff_members (id),
  answered_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz, -- the provider has it
  check ((answer = 'ACCEPT') = (amount_kobo > 0))
);

-- The disputes that the provider waits for an answer to. Its deadline, or else 16 hours of working days; our aim is half of that.
create view chargebacks_waiting as
select
  'CHARGEBACK'::text as kind, c.id as subject_id, c.opened_at as begins_at,
  coalesce(c.due_at, add_working_days(c.opened_at, 1) - interval '8 hours') as due_at, c.amount_kobo as at_stake_kobo,
  'Payment ' || p.reference as about,
  now() > coalesce(c.due_at, add_working_days(c.opened_at, 1) - interval '8 hours') - interval '8 hours' as urgent
from chargebacks c join payments p on p.id = c.payment_id
where c.status = 'OPEN' and c.provider_id is not null and not exists (
  select from chargeback_answers a where a.chargeback_id = c.id
);
