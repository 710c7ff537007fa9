-- ADMIN-52: emails to a chosen group of shops, each once; legal ones not too late.
set local lock_timeout = '5s';

-- How long before it holds a shop must have had it: two weeks to object to terms, 30 days for prices.
create function notice_of(kind text) returns interval language sql immutable as $$
  select case kind when 'TERMS' then interval '14 days' when 'PRICES' then interval '30 days' end
$$;

create table announcements (
  id uuid primary key,
  kind text not null check (kind in ('NEWS', 'TERMS', 'PRICES')),
  to_group text not null check (to_group in ('ALL', 'PACKAGE', 'STATE')),
  group_value text,
  subject text not null check (length(subject) between 1 and 150),
  words text not null check (length(words) between 1 and 5000),
  sends_at timestamptz not null,
  holds_from timestamptz, -- of a legal one: from when what it says holds
  -- TOO_LATE: its day came, and what it says would have held too soon.
  state text not null default 'DRAFT' check (state in ('DRAFT', 'PLANNED', 'SENT', 'CANCELLED', 'TOO_LATE')),
  version integer not null default 1 check (version >= 1),
  made_by uuid not null references staff_members (id),
  made_at timestamptz not null default date_trunc('milliseconds', now()),
  changed_by uuid references staff_members (id),
  agreed_by uuid references staff_members (id),
  sent_at timestamptz,
  check (case to_group
    when 'ALL' then group_value is null
    when 'PACKAGE' then coalesce(group_value in ('BASIC', 'PREMIUM', 'ELITE', 'NONE'), false)
    else coalesce(group_value in ('ENUGU', 'LAGOS', 'ABUJA', 'PORT HARCOURT', 'EDO'), false)
  end),
  check (made_at = date_trunc('milliseconds', made_at)),
  check ((kind = 'NEWS') = (holds_from is null)),
  check ((state = 'SENT') = (sent_at is not null)),
  -- Neither planned nor sent too late. greatest() leaves out what is null.
  constraint announcements_notice check (kind = 'NEWS' or holds_from >= greatest(sends_at, sent_at) + notice_of(kind))
);
create index announcements_made on announcements (made_at desc, id desc);
create index announcements_planned on announcements (sends_at) where state = 'PLANNED';

create function keep_announcement() returns trigger language plpgsql as $$
begin
  if old.state <> 'DRAFT' and (new.kind, new.to_group, new.group_value, new.subject, new.words, new.sends_at, new.holds_from)
      is distinct from (old.kind, old.to_group, old.group_value, old.subject, old.words, old.sends_at, old.holds_from)
    or old.state in ('SENT', 'CANCELLED') then
    raise exception 'an announcement does not change once it is planned' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger announcements_kept before update on announcements for each row execute function keep_announcement();

-- Who got it. The row is made when it is sent, the email once.
create table announcement_shops (
  announcement_id uuid not null references announcements (id),
  shop_id uuid not null references shops (id),
  emailed_at timestamptz,
  primary key (announcement_id, shop_id)
);
create index announcement_shops_shop on announcement_shops (shop_id);

create view announcements_waiting as
select 'ANNOUNCEMENT'::text as kind, id as subject_id, sends_at as begins_at, add_working_days(sends_at, 1) as due_at,
  null::bigint as at_stake_kobo, 'Not sent: ' || subject as about, true as urgent
from announcements where state = 'TOO_LATE';
