-- ADMIN-21: a shop answers its suspension once, and another colleague than who suspended it decides what follows.
set local lock_timeout = '5s';

alter table shop_decisions drop constraint shop_decisions_decision_check;
alter table shop_decisions add constraint shop_decisions_decision_check
  check (decision in ('APPROVE', 'ASK', 'REFUSE', 'WARN', 'SUSPEND', 'KEEP', 'REOPEN', 'END'));

create table suspension_answers (
  decision_id uuid primary key references shop_decisions (id), -- the suspension
  shop_id uuid not null references shops (id),
  words text not null check (length(words) between 1 and 1000),
  sent_at timestamptz not null default now()
);
create index suspension_answers_shop on suspension_answers (shop_id);

-- Those that nothing was decided about. Whether the shop is still suspended is another question: what reopens it moves it first.
create view suspension_answers_open as
select a.shop_id, a.words, a.sent_at, d.staff_id as suspended_by
from suspension_answers a join shop_decisions d on d.id = a.decision_id
where not exists (
  select from shop_decisions later where later.shop_id = a.shop_id and later.decided_at > d.decided_at
    and later.decision in ('SUSPEND', 'KEEP', 'REOPEN', 'END')
);

create function refuse_own_suspension_answer() returns trigger language plpgsql as $$
begin
  if exists (select from suspension_answers_open o where o.shop_id = new.shop_id and o.suspended_by = new.staff_id) then
    raise exception 'the answer to a suspension is for another colleague'
      using errcode = 'check_violation', constraint = 'suspension_answers_by_another';
  end if;
  return new;
end $$;
create trigger suspension_answers_by_another before insert on shop_decisions
for each row when (new.decision in ('KEEP', 'REOPEN', 'END') and new.staff_id is not null)
execute function refuse_own_suspension_answer();

create view suspension_answers_waiting as
select
  'SUSPENSION_ANSWER'::text as kind, s.id as subject_id, o.sent_at as begins_at, add_working_days(o.sent_at, 2) as due_at,
  null::bigint as at_stake_kobo, s.name as about, false as urgent
from suspension_answers_open o join shops s on s.id = o.shop_id where s.status = 'SUSPENDED';
