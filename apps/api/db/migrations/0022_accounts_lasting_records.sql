-- T26: resets, exports and deletions leave a record for good, and nobody can rewrite how an order moved.
set local lock_timeout = '5s';

-- Without personal data: the id of an account that may be empty by now, and the request that the logs know.
create table account_records (
  id uuid primary key,
  kind text not null check (kind in ('PASSWORD_RESET', 'DATA_EXPORTED', 'ACCOUNT_DELETED')),
  account_id uuid not null references accounts (id),
  request_id text not null check (length(request_id) between 1 and 60),
  recorded_at timestamptz not null default now(),
  hour timestamptz not null default date_trunc('hour', now(), 'UTC')
);

create index account_records_account on account_records (account_id, recorded_at desc);
-- One an hour is enough of what a customer can do as often as they like.
create unique index account_records_exports on account_records (account_id, hour) where kind = 'DATA_EXPORTED';

create function forbid_record_change() returns trigger language plpgsql as $$
begin
  raise exception 'records of accounts are append-only'
    using errcode = 'restrict_violation', constraint = 'account_records_append_only';
end $$;

create trigger account_records_append_only before update or delete or truncate on account_records
for each statement execute function forbid_record_change();

-- The only change: the words that somebody wrote go with the account of the customer, whose deletion is on record.
create function forbid_move_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null
    and (new.id, new.order_id, new.from_status, new.to_status, new.actor, new.moved_at)
      is not distinct from (old.id, old.order_id, old.from_status, old.to_status, old.actor, old.moved_at)
    and exists (
      select from orders join accounts on accounts.id = orders.account_id
      where orders.id = old.order_id and accounts.status = 'DELETED'
    )
  then
    return new;
  end if;
  raise exception 'the moves of an order are append-only'
    using errcode = 'restrict_violation', constraint = 'order_moves_append_only';
end $$;

create trigger order_moves_append_only before update or delete on order_moves
for each row execute function forbid_move_change();

create function forbid_moves_truncate() returns trigger language plpgsql as $$
begin
  if exists (select from order_moves) then
    raise exception 'the moves of an order are append-only'
      using errcode = 'restrict_violation', constraint = 'order_moves_append_only';
  end if;
  return null;
end $$;

create trigger order_moves_no_truncate before truncate on order_moves
for each statement execute function forbid_moves_truncate();
