-- Checkouts: one per use of 'Calculate Total & Fees', and what identifies a repeated one.
set local lock_timeout = '5s';

create table checkouts (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  -- R3: the browser's idempotency key, if it sent one, and the hash of the request.
  request_key uuid,
  request_hash bytea not null check (length(request_hash) = 32),
  -- The request together with the contents of its cart lines: an equal checkout from another tab gets the existing one.
  contents_hash bytea not null check (length(contents_hash) = 32),
  -- CHK-06: the cart lines or products it was made from. A checkout that shares any of them replaces this one.
  sources text[] not null,
  placed_at timestamptz not null default now(),
  replaced_at timestamptz,
  -- Whether the account had a checkout before; if not, nothing needs to be compared.
  has_earlier boolean not null default false,
  unique (account_id, request_key)
);

create index checkouts_account on checkouts (account_id, placed_at desc);

-- Serialises checkouts per account, so that each sees what earlier ones left unpaid. An insert while the account is being
-- deleted waits for that, and fails.
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
