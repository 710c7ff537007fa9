-- Who wants the newsletter, and the letters whose links confirm it or end it.
set local lock_timeout = '5s';

create table newsletter_subscribers (
  email text primary key check (email = lower(email) and length(email) <= 254),
  status text not null check (status in ('PENDING', 'SUBSCRIBED', 'UNSUBSCRIBED')),
  asked_at timestamptz not null default now(),
  mailed_at timestamptz, -- null: may be written to at once
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

create index newsletter_subscribers_pending on newsletter_subscribers (asked_at) where status = 'PENDING';

create table newsletter_letters (
  token_hash bytea primary key check (length(token_hash) = 32), -- SHA-256; the token itself stands in the letter only
  email text not null references newsletter_subscribers (email) on delete cascade,
  sent_at timestamptz not null default now()
);

create index newsletter_letters_email on newsletter_letters (email);
