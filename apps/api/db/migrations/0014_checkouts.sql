-- One press of 'Calculate Total & Fees': the orders that were made together, and what makes it the same press again.
set local lock_timeout = '5s';

create table checkouts (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  -- R3: the key the browser gave it, and what it asked for; null without one.
  request_key uuid,
  request_hash bytea not null check (length(request_hash) = 32),
  -- The same with the contents of the cart lines: an equal checkout from another tab gets the existing one.
  contents_hash bytea not null check (length(contents_hash) = 32),
  -- CHK-06: what it was made of, cart lines or things bought at once: a checkout that shares any of them replaces this one.
  sources text[] not null,
  placed_at timestamptz not null default now(),
  replaced_at timestamptz,
  -- Whether the account had made any before: without, there is nothing to hold it against.
  has_earlier boolean not null default false,
  unique (account_id, request_key)
);

create index checkouts_account on checkouts (account_id, placed_at desc);

-- Of one account they begin one after the other, so that each sees what those before it have left unpaid. And they have an
-- owner: an insert while the account is being deleted waits until it is, and fails.
create function begin_checkout() returns trigger language plpgsql as $$
begin
  perform from accounts where id = new.account_id and status = 'ACTIVE' for key share;
  if not found then
    raise exception 'the account is gone' using errcode = 'check_violation', constraint = 'checkouts_owner';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('checkout:' || new.account_id, 0));
  new.has_earlier := exists (select from checkouts where account_id = new.account_id);
  return new;
end $$;

create trigger begin_checkout before insert on checkouts
for each row execute function begin_checkout();
