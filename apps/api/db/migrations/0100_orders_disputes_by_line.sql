-- Disputes (ADMIN-24…26): about lines of an order, with the words and pictures of both sides, decided once by staff, and once more by another of them after an appeal.
set local lock_timeout = '5s';

alter table disputes
  add column escalated_at timestamptz,
  add column escalated_by text check (escalated_by in ('CUSTOMER', 'SHOP', 'MARKET')),
  -- Until when its lines cannot be spent: for ever while it is open, then until nobody can appeal any more.
  add column held_until timestamptz not null default 'infinity',
  -- What its decisions have given back to the customer.
  add column refunded_kobo bigint not null default 0 check (refunded_kobo >= 0),
  add check ((escalated_at is null) = (escalated_by is null));
update disputes set held_until = closed_at + interval '7 days' where closed_at is not null;

alter table disputes drop constraint disputes_outcome_check;
alter table disputes add constraint disputes_outcome_check
  check (outcome in ('REFUNDED', 'PART', 'REPLACED', 'TURNED_DOWN'));

-- Of several disputes about different lines one can be open, and another one be appealed.
drop index disputes_open;

-- ADMIN-25: a line is disputed once; who does not agree with a decision appeals.
create table dispute_lines (
  dispute_id uuid not null references disputes (id) on delete cascade,
  order_id uuid not null,
  position smallint not null,
  primary key (dispute_id, position),
  unique (order_id, position),
  foreign key (order_id, position) references order_lines (order_id, position) on delete cascade
);
-- Until now a dispute was about the whole order.
insert into dispute_lines (dispute_id, order_id, position)
select latest.id, l.order_id, l.position
from (
  select distinct on (order_id) id, order_id from disputes order by order_id, closed_at desc nulls first, id desc
) as latest
join order_lines l on l.order_id = latest.order_id;

create table dispute_messages (
  id uuid primary key, -- made by who writes it, so that a repeat changes nothing
  dispute_id uuid not null references disputes (id) on delete cascade,
  author text not null check (author in ('CUSTOMER', 'SHOP', 'STAFF')),
  staff_id uuid references staff_members (id),
  asks text check (asks in ('CUSTOMER', 'SHOP')), -- whom staff ask
  words text not null check (length(trim(words)) between 1 and 2000),
  sent_at timestamptz not null default clock_timestamp(),
  check ((author = 'STAFF') = (asks is not null)),
  check (author = 'STAFF' or staff_id is null)
);
create index dispute_messages_dispute on dispute_messages (dispute_id, sent_at, id);
insert into dispute_messages (id, dispute_id, author, words, sent_at)
select id, id, 'CUSTOMER', reason, opened_at from disputes;

alter table uploads drop constraint uploads_kind_check;
alter table uploads add constraint uploads_kind_check check (kind in ('LOGO', 'MEDIA', 'REVIEW', 'PARCEL', 'DISPUTE'));

create table dispute_photos (
  message_id uuid not null references dispute_messages (id) on delete cascade,
  position smallint not null check (position between 0 and 5),
  key text not null unique references uploads (key),
  primary key (message_id, position)
);

create table dispute_decisions (
  id uuid primary key,
  dispute_id uuid not null references disputes (id) on delete cascade,
  round smallint not null check (round between 1 and 2), -- 2: after the appeal, and final
  outcome text not null check (outcome in ('REFUNDED', 'PART', 'REPLACED', 'TURNED_DOWN')),
  amount_kobo bigint not null check (amount_kobo >= 0), -- what the customer gets in all
  shop_kobo bigint not null check (shop_kobo >= 0), -- what the shop gives of it
  refund_kobo bigint not null check (refund_kobo >= 0), -- what is refunded now
  credit_kobo bigint not null default 0 check (credit_kobo >= 0), -- what the market gives back to the shop
  with_return boolean not null,
  way_borne_by text check (way_borne_by in ('CUSTOMER', 'SHOP', 'MARKET')), -- of the way back
  words text not null check (length(trim(words)) between 1 and 2000), -- the reason, to both sides
  staff_id uuid references staff_members (id), -- null: on the dev console
  decided_at timestamptz not null default clock_timestamp(),
  unique (dispute_id, round),
  check ((amount_kobo > 0) = (outcome in ('REFUNDED', 'PART'))),
  check (with_return = (way_borne_by is not null))
);

-- By line: how many of it are paid back.
create table dispute_decision_lines (
  decision_id uuid not null references dispute_decisions (id) on delete cascade,
  position smallint not null,
  quantity integer not null check (quantity > 0),
  primary key (decision_id, position)
);

insert into dispute_decisions (
  id, dispute_id, round, outcome, amount_kobo, shop_kobo, refund_kobo, with_return, words, decided_at
)
select d.id, d.id, 1, d.outcome, case when d.outcome = 'REFUNDED' then o.total_kobo else 0 end, 0,
  case when d.outcome = 'REFUNDED' then o.total_kobo else 0 end, false, coalesce(d.answer, '(deleted)'), d.closed_at
from disputes d join orders o on o.id = d.order_id
where d.closed_at is not null and (d.outcome = 'TURNED_DOWN' or o.total_kobo > 0);

create table dispute_appeals (
  dispute_id uuid primary key references disputes (id) on delete cascade, -- once
  appealed_by text not null check (appealed_by in ('CUSTOMER', 'SHOP')),
  words text not null check (length(trim(words)) between 1 and 2000),
  appealed_at timestamptz not null default clock_timestamp()
);

create function check_dispute_appeal() returns trigger language plpgsql as $$
begin
  if not exists (
    select from dispute_decisions
    where dispute_id = new.dispute_id and round = 1 and decided_at > now() - interval '7 days'
  ) then
    raise exception 'nothing was decided in the last 7 days' using errcode = 'check_violation', constraint = 'dispute_appeals_time';
  end if;
  return new;
end $$;
create trigger dispute_appeals_time before insert on dispute_appeals for each row execute function check_dispute_appeal();

-- ADMIN-26: an appeal is decided by another arbiter.
create function check_dispute_arbiter() returns trigger language plpgsql as $$
begin
  if new.round = 2 and not exists (select from dispute_appeals where dispute_id = new.dispute_id) then
    raise exception 'nobody has appealed' using errcode = 'check_violation', constraint = 'dispute_decisions_appeal';
  end if;
  if new.round = 2 and exists (
    select from dispute_decisions where dispute_id = new.dispute_id and round = 1 and staff_id = new.staff_id
  ) then
    raise exception 'an appeal is decided by another arbiter'
      using errcode = 'check_violation', constraint = 'dispute_decisions_other_arbiter';
  end if;
  return new;
end $$;
create trigger dispute_decisions_arbiter before insert on dispute_decisions
for each row execute function check_dispute_arbiter();

-- I38: of a line at most what was bought of it, and only of what is disputed.
create function check_dispute_quantity() returns trigger language plpgsql as $$
begin
  if not exists (
    select from dispute_decisions d
      join dispute_lines x on x.dispute_id = d.dispute_id and x.position = new.position
      join order_lines l on l.order_id = x.order_id and l.position = x.position
    where d.id = new.decision_id and l.quantity >= new.quantity
  ) then
    raise exception 'more than was bought, or not disputed'
      using errcode = 'check_violation', constraint = 'dispute_decision_lines_bought';
  end if;
  return new;
end $$;
create trigger dispute_decision_lines_bought before insert or update on dispute_decision_lines
for each row execute function check_dispute_quantity();

create function keep_dispute_decision() returns trigger language plpgsql as $$
begin
  -- Words go when the customer's account does; the decision stays.
  if (old.id, old.dispute_id, old.round, old.outcome, old.amount_kobo, old.shop_kobo, old.refund_kobo, old.credit_kobo,
      old.with_return, old.way_borne_by, old.staff_id, old.decided_at)
    is distinct from (new.id, new.dispute_id, new.round, new.outcome, new.amount_kobo, new.shop_kobo, new.refund_kobo,
      new.credit_kobo, new.with_return, new.way_borne_by, new.staff_id, new.decided_at) then
    raise exception 'a decision never changes' using errcode = 'restrict_violation', constraint = 'dispute_decisions_kept';
  end if;
  return new;
end $$;
create trigger dispute_decisions_kept before update on dispute_decisions
for each row execute function keep_dispute_decision();

-- ADMIN-13: disputes that staff must decide: either side has asked for it, or a week has passed.
create view disputes_waiting as
select
  'DISPUTE'::text as kind, d.id as subject_id, since.at as begins_at, add_working_days(since.at, 2) as due_at,
  (select sum(l.line_kobo)::bigint from dispute_lines x join order_lines l using (order_id, position) where x.dispute_id = d.id)
    as at_stake_kobo,
  case when a.dispute_id is null then '' else 'Appeal: ' end || o.shop_name || ', order ' || upper(right(o.id::text, 8)) as about,
  now() > add_working_days(since.at, 2) as urgent
from disputes d
  join orders o on o.id = d.order_id
  left join dispute_appeals a on a.dispute_id = d.id
  cross join lateral (
    select coalesce(a.appealed_at, least(d.escalated_at, d.opened_at + interval '7 days')) as at
  ) as since
where d.closed_at is null and since.at <= now();

-- I39: of orders with disputed lines, what the other lines cost, less what ended disputes gave back. For what a shop can spend.
create view order_free_items as
select
  held.order_id,
  greatest(0, (
    select coalesce(sum(l.line_kobo), 0) from order_lines l
    where l.order_id = held.order_id and not exists (
      select from dispute_lines x join disputes d on d.id = x.dispute_id
      where x.order_id = l.order_id and x.position = l.position and d.held_until > now()
    )
  ) - (
    select coalesce(sum(d.refunded_kobo), 0) from disputes d where d.order_id = held.order_id and d.held_until <= now()
  ))::bigint as free_kobo
from (select distinct order_id from disputes where held_until > now()) as held;
create index disputes_held on disputes (order_id, held_until);
create index disputes_open_since on disputes (opened_at) where closed_at is null;

alter table shop_news
  drop constraint shop_news_kind_check,
  add constraint shop_news_kind_check check (kind in (
    'ORDER_PAID', 'ORDER_LATE', 'ORDER_CANCELLED', 'ADDRESS_ANSWERED', 'ORDER_DELIVERED', 'ORDER_RETURNED', 'PROBLEM_REPORTED',
    'LISTING_PUBLISHED', 'LISTING_HIDDEN', 'LISTING_TAKEN_DOWN', 'LISTING_RESTORED', 'SOLD_OUT',
    'DISPUTE_MESSAGE', 'DISPUTE_WITH_STAFF', 'DISPUTE_APPEALED', 'DISPUTE_DECIDED'
  ));

-- ADMIN-41: above this, deciding needs a fresh proof. A row, so that it can change without a release.
create table dispute_limits (
  name text primary key check (name in ('PROOF_ABOVE')),
  limit_kobo bigint not null check (limit_kobo >= 0)
);
insert into dispute_limits (name, limit_kobo) values ('PROOF_ABOVE', 2000000);
