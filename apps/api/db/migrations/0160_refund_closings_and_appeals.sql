-- ADMIN-13: what a shop appeals and refunds that are stuck are decided by colleagues, by name.
set local lock_timeout = '5s';

alter table standing_appeals add column staff_id uuid references staff_members (id); -- null: open, or decided on the dev console

-- Another colleague than who decided the complaint that the appeal is about, whatever code decides.
create function check_appeal_decider() returns trigger language plpgsql as $$
begin
  if exists (
    select from dispute_decisions made join disputes d on d.id = made.dispute_id
    where d.order_id = new.order_id and made.staff_id = new.staff_id
  ) then
    raise exception 'who decided the complaint does not decide the appeal'
      using errcode = 'check_violation', constraint = 'standing_appeals_other_person';
  end if;
  return new;
end $$;
create trigger check_appeal_decider before update of staff_id on standing_appeals
for each row when (new.staff_id is not null) execute function check_appeal_decider();

-- A failed refund that nobody can send again, as the money went back another way. The row ends the work, not the money.
create table refund_closings (
  refund_id uuid primary key references refunds (id),
  staff_id uuid not null references staff_members (id),
  reason text not null check (reason in ('BANK_RETURNED', 'OTHER_REFUND')),
  closed_at timestamptz not null default now()
);

-- Each refund of an order has a key of its own: a later one for something else leaves a failed one waiting.
create or replace view refunds_waiting as
select
  'REFUND'::text as kind, r.id as subject_id, coalesce(r.closed_at, r.requested_at) as begins_at,
  add_working_days(coalesce(r.closed_at, r.requested_at), 1) as due_at, r.amount_kobo as at_stake_kobo,
  'Payment ' || p.reference as about, r.status = 'NEEDS_ATTENTION' as urgent
from refunds r join payments p on p.id = r.payment_id
where r.status = 'NEEDS_ATTENTION' or r.status = 'FAILED'
  and not exists (select from refunds later where later.key = r.key and later.requested_at > r.requested_at)
  and not exists (select from refund_closings c where c.refund_id = r.id);

create index refunds_by_key on refunds (key, requested_at);

-- ADMIN-54: the list of shops, page by page.
create index shops_by_name on shops (name, id);
create index shops_by_status on shops (status, name, id);
