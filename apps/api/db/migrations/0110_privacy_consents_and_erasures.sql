-- PRIV-04, 05, 07, 11: consents as rows, deletions that wait for an order, and erasures that are done again after a restore.
set local lock_timeout = '5s';

-- What somebody agreed to, in the words they were shown. Of an account, or of an address that has none (newsletter).
create table consents (
  id uuid primary key,
  account_id uuid references accounts (id),
  email text check (email = lower(email) and length(email) <= 254),
  purpose text not null check (purpose in ('NEWSLETTER', 'GENDER', 'MODEL_WORDING', 'DISPUTE_PICTURES')),
  words text not null check (length(words) between 1 and 500),
  words_version text not null check (length(words_version) between 1 and 20),
  given_at timestamptz not null default now(),
  given_how text not null check (given_how in ('PROFILE', 'EMAIL_LINK', 'DISPUTE')),
  withdrawn_at timestamptz,
  withdrawn_how text check (withdrawn_how in ('PROFILE', 'EMAIL_LINK', 'DISPUTE', 'RESTRICTION')),
  check (num_nonnulls(account_id, email) = 1),
  check ((purpose = 'NEWSLETTER') = (email is not null)),
  check ((withdrawn_at is null) = (withdrawn_how is null))
);
create unique index consents_account on consents (account_id, purpose) where withdrawn_at is null;
create unique index consents_email on consents (email, purpose) where withdrawn_at is null;
create index consents_of_account on consents (account_id, given_at);
create index consents_of_email on consents (email, given_at);

-- Those who already get the newsletter confirmed it by a link.
insert into consents (id, email, purpose, words, words_version, given_at, given_how)
select uuidv7(), email, 'NEWSLETTER', 'You confirmed by email that you want our newsletter.', '2026-11-17',
  coalesce(confirmed_at, requested_at), 'EMAIL_LINK'
from newsletter_subscribers where status = 'SUBSCRIBED';
-- And those who gave their gender chose it in their profile.
insert into consents (id, account_id, purpose, words, words_version, given_how)
select uuidv7(), account_id, 'GENDER', 'You chose to add your gender to your profile.', '2026-11-17', 'PROFILE'
from customer_profiles where gender is not null;

-- PRIV-04: a deletion that waits for orders under way; 30 days at most.
create table account_deletions (
  account_id uuid primary key references accounts (id),
  requested_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '30 days',
  keeps_newsletter boolean not null,
  request_id text not null check (length(request_id) between 1 and 60),
  finished_at timestamptz
);
create index account_deletions_waiting on account_deletions (requested_at) where finished_at is null;

-- PRIV-11: one line for each erased account, numbered without a gap, and since when the line is in the object store.
create table erasures (
  number bigint primary key check (number > 0),
  account_id uuid not null, -- no reference: after a restore the account may not exist
  erased_at timestamptz not null default now(),
  stored_at timestamptz
);
-- Which lines in a shared store are of this market: a restored database has the same id, another market another.
create table erasure_store (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid()
);
insert into erasure_store default values;
create index erasures_unstored on erasures (number) where stored_at is null;

-- PRIV-05: the words about an order go with its customer's account, and two years after its end in any case.
create function may_forget_order(order_id uuid) returns boolean language sql stable as $$
  select exists (
    select from orders join accounts on accounts.id = orders.account_id
    where orders.id = may_forget_order.order_id and (
      accounts.status = 'DELETED'
      or orders.status in ('DELIVERED', 'CANCELLED', 'EXPIRED', 'REFUNDED')
        and coalesce(orders.delivered_at, orders.placed_at) < now() - interval '24 months'
    )
  )
$$;

create or replace function forbid_move_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null
    and (new.id, new.order_id, new.from_status, new.to_status, new.actor, new.moved_at)
      is not distinct from (old.id, old.order_id, old.from_status, old.to_status, old.actor, old.moved_at)
    and may_forget_order(old.order_id)
  then
    return new;
  end if;
  raise exception 'the moves of an order are append-only'
    using errcode = 'restrict_violation', constraint = 'order_moves_append_only';
end $$;

create or replace function forbid_parcel_move_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null
    and (new.id, new.parcel_id, new.from_status, new.to_status, new.actor, new.account_id, new.phone_time, new.moved_at)
      is not distinct from
        (old.id, old.parcel_id, old.from_status, old.to_status, old.actor, old.account_id, old.phone_time, old.moved_at)
    and may_forget_order((select order_id from parcels where id = old.parcel_id))
  then
    return new;
  end if;
  raise exception 'the moves of a parcel are append-only'
    using errcode = 'restrict_violation', constraint = 'parcel_moves_append_only';
end $$;

-- Whose name, address or words are still there; the job that takes them out reads it from its beginning.
alter table orders add column forgotten_at timestamptz;
create index orders_to_forget on orders (coalesce(delivered_at, placed_at))
  where forgotten_at is null and status in ('DELIVERED', 'CANCELLED', 'EXPIRED', 'REFUNDED');

-- PRIV-05: what the provider wrote about a payment has the customer's address in it.
create index provider_events_reference on provider_events (reference);

-- PRIV-02: which emails an account got. Without the address, which goes with the account.
create table sent_emails (
  message_id uuid not null,
  account_id uuid not null references accounts (id),
  subject text not null check (length(subject) between 1 and 300),
  sent_at timestamptz not null default now(),
  primary key (account_id, message_id)
);
create index sent_emails_account on sent_emails (account_id, sent_at desc);
create index sent_emails_old on sent_emails (sent_at);
create view account_addresses as select id as account_id, kind, email from accounts where email is not null;

-- PRIV-02: the link to a data export; the export itself is made when it is opened.
create table export_links (
  key_hash bytea primary key check (length(key_hash) = 32),
  account_id uuid not null references accounts (id),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours'
);
create index export_links_account on export_links (account_id);
create index export_links_old on export_links (expires_at);
