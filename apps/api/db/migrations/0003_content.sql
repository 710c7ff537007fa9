-- Newsletter, contact messages and logistics applications.
set local lock_timeout = '5s';

create table newsletter_subscribers (
  email text primary key check (email = lower(email) and length(email) <= 254),
  status text not null check (status in ('PENDING', 'SUBSCRIBED', 'UNSUBSCRIBED')),
  requested_at timestamptz not null default now(),
  emailed_at timestamptz, -- null: may be emailed at once
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

create index newsletter_subscribers_pending on newsletter_subscribers (requested_at) where status = 'PENDING';

create table newsletter_emails (
  token_hash bytea primary key check (length(token_hash) = 32), -- SHA-256; the token itself is only in the email
  email text not null references newsletter_subscribers (email) on delete cascade,
  sent_at timestamptz not null default now()
);

create index newsletter_emails_email on newsletter_emails (email);

create table contact_messages (
  id uuid primary key,
  -- SHA-256 of the content: the same message sent twice in a day is stored once.
  fingerprint bytea not null check (length(fingerprint) = 32),
  day timestamptz not null, -- its start
  name text not null check (length(name) between 1 and 200),
  email text not null check (email = lower(email) and length(email) <= 254),
  subject text not null check (length(subject) between 1 and 200),
  message text not null check (length(message) between 1 and 5000),
  sent_at timestamptz not null default now(),
  forwarded_at timestamptz, -- when it was emailed to support; null: the hourly email will contain it
  unique (fingerprint, day)
);

create index contact_messages_email on contact_messages (email, sent_at);
create index contact_messages_sent_at on contact_messages (sent_at);
create index contact_messages_to_forward on contact_messages (sent_at) where forwarded_at is null;

create table logistics_applications (
  id uuid primary key,
  fingerprint bytea not null check (length(fingerprint) = 32),
  day timestamptz not null, -- its start
  company text not null check (length(company) between 1 and 200),
  contact_name text not null check (length(contact_name) between 1 and 200),
  email text not null check (email = lower(email) and length(email) <= 254),
  phone text not null check (length(phone) between 1 and 30),
  states text[] not null check (
    cardinality(states) between 1 and 5
    and states <@ array['ENUGU', 'LAGOS', 'ABUJA', 'PORT HARCOURT', 'EDO']
  ),
  fleet text not null check (length(fleet) between 1 and 1000),
  sent_at timestamptz not null default now(),
  forwarded_at timestamptz, -- when it was emailed to support; null: the hourly email will contain it
  unique (fingerprint, day)
);

create index logistics_applications_email on logistics_applications (email, sent_at);
create index logistics_applications_sent_at on logistics_applications (sent_at);
create index logistics_applications_to_forward on logistics_applications (sent_at) where forwarded_at is null;
