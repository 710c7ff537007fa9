-- ADMIN-52: enquiries have a state, and are answered from the back office.
set local lock_timeout = '5s';

alter table contact_messages
  add column state text not null default 'OPEN' check (state in ('OPEN', 'ANSWERED', 'CLOSED', 'SPAM')),
  add column version integer not null default 1 check (version >= 1),
  -- When they last wrote; whole milliseconds, as pages of a list begin after one.
  add column waits_since timestamptz not null default date_trunc('milliseconds', now()),
  add column changed_by uuid references staff_members (id),
  add column order_id uuid references orders (id),
  add column shop_id uuid references shops (id);
alter table logistics_applications
  add column state text not null default 'OPEN' check (state in ('OPEN', 'ANSWERED', 'CLOSED', 'SPAM')),
  add column version integer not null default 1 check (version >= 1),
  add column waits_since timestamptz not null default date_trunc('milliseconds', now()),
  add column changed_by uuid references staff_members (id),
  add column order_id uuid references orders (id),
  add column shop_id uuid references shops (id);

-- What came before was answered from the inbox; what is older than a month waits for nobody.
update contact_messages set waits_since = date_trunc('milliseconds', sent_at), state = case when sent_at < now() - interval '30 days' then 'CLOSED' else state end;
update logistics_applications set waits_since = date_trunc('milliseconds', sent_at), state = case when sent_at < now() - interval '30 days' then 'CLOSED' else state end;

alter table contact_messages add check (waits_since = date_trunc('milliseconds', waits_since));
alter table logistics_applications add check (waits_since = date_trunc('milliseconds', waits_since));

create index contact_messages_state on contact_messages (state, waits_since, id);
create index logistics_applications_state on logistics_applications (state, waits_since, id);

-- What happened to an enquiry. It goes with the enquiry: words about a person are in it.
create table enquiry_entries (
  id uuid primary key, -- made by who writes, so that a repeat changes nothing
  message_id uuid references contact_messages (id) on delete cascade,
  application_id uuid references logistics_applications (id) on delete cascade,
  enquiry_id uuid not null generated always as (coalesce(message_id, application_id)) stored,
  -- RECEIVED: what they answered by email, as a colleague copied it.
  kind text not null check (kind in ('REPLY', 'RECEIVED', 'CLOSED', 'SPAM', 'OPENED', 'LINKED')),
  words text check (length(words) between 1 and 5000),
  staff_id uuid not null references staff_members (id),
  happened_at timestamptz not null default clock_timestamp(),
  check (num_nonnulls(message_id, application_id) = 1),
  check ((kind in ('REPLY', 'RECEIVED')) = (words is not null))
);
create index enquiry_entries_enquiry on enquiry_entries (enquiry_id, happened_at, id);
create index enquiry_entries_message on enquiry_entries (message_id);
create index enquiry_entries_application on enquiry_entries (application_id);

create view enquiries as
select id, 'CONTACT'::text as source, state, version, waits_since, sent_at, changed_by, order_id, shop_id,
  name, email, null::text as phone, subject, message as words, '{}'::text[] as states
from contact_messages
union all
select id, 'LOGISTICS', state, version, waits_since, sent_at, changed_by, order_id, shop_id,
  contact_name, email, phone, company, fleet, states
from logistics_applications;

-- For slices below: which shop an address belongs to.
create view shop_owners as
select account.email, shop.id as shop_id, shop.name, shop.package
from accounts account join shops shop on shop.account_id = account.id
where account.email is not null;

-- The same working day, or the next one, until midnight in Lagos.
create function end_of_working_day(since timestamptz) returns timestamptz language sql stable as $$
  select (date_trunc('day', add_working_days(since - interval '1 day', 1) at time zone 'Africa/Lagos') + interval '1 day')
    at time zone 'Africa/Lagos'
$$;

-- Terms 3.1: what a package promises. Everybody else 2 working days, an application 5.
create function enquiry_due(source text, package text, since timestamptz) returns timestamptz language sql stable as $$
  select case
    when source = 'LOGISTICS' then add_working_days(since, 5)
    when package = 'ELITE' then end_of_working_day(since)
    when package = 'PREMIUM' then add_working_days(since, 1)
    else add_working_days(since, 2)
  end
$$;

create view enquiries_waiting as
select 'ENQUIRY'::text as kind, enquiry.id as subject_id, enquiry.waits_since as begins_at,
  enquiry_due(enquiry.source, owner.package, enquiry.waits_since) as due_at, null::bigint as at_stake_kobo,
  case
    when owner.name is not null then owner.name || coalesce(' · ' || initcap(owner.package), '')
    when enquiry.source = 'LOGISTICS' then 'Wants to deliver for us'
    else 'Contact Us'
  end as about, coalesce(owner.package = 'ELITE', false) as urgent
from enquiries enquiry left join shop_owners owner on owner.email = enquiry.email
where enquiry.state = 'OPEN';
