-- ADMIN-46, ADMIN-47: who did what, as a chain in which each hash covers the entry and the hash before it. No personal value.
set local lock_timeout = '5s';

create table audit_entries (
  sequence bigint primary key check (sequence > 0),
  happened_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('STAFF', 'SHOP', 'CUSTOMER', 'MARKET')),
  actor_id uuid check ((actor_kind = 'MARKET') = (actor_id is null)),
  role text check (role ~ '^[A-Z_]{1,40}$'),
  session_id uuid,
  network text check (length(network) between 1 and 60),
  request_id text check (length(request_id) between 1 and 60),
  act text not null check (act ~ '^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$'), -- 'shop.approve'
  subjects text[] not null check (cardinality(subjects) between 1 and 20), -- 'shop:<id>'
  fields text[] not null default '{}' check (cardinality(fields) <= 50), -- names of what changed, never its values
  reason text check (reason ~ '^[A-Z_]{1,40}$'), -- from a list; words to people are kept with what they are about
  previous_hash bytea not null check (length(previous_hash) = 32),
  hash bytea not null unique check (length(hash) = 32)
);
create index audit_entries_actor on audit_entries (actor_id, sequence) where actor_id is not null;
create index audit_entries_subjects on audit_entries using gin (subjects);

-- One row: the end of the chain. A transaction that adds an entry holds it until commit, so the chain cannot fork and has no gaps.
create table audit_head (
  is_only boolean primary key default true check (is_only),
  sequence bigint not null,
  hash bytea not null check (length(hash) = 32)
);
insert into audit_head (sequence, hash) values (0, decode(repeat('00', 32), 'hex'));

-- The head, signed with a key that is not in the database. An entry that is changed after its seal breaks the seal.
create table audit_seals (
  sequence bigint primary key references audit_entries (sequence),
  hash bytea not null check (length(hash) = 32),
  signature bytea not null check (length(signature) = 64),
  sealed_at timestamptz not null default now()
);

-- Each value as its length in bytes, ':' and itself; '-' for null. No two different lists have the same form.
create function audit_form(variadic parts text[]) returns bytea language sql immutable as $$
  select convert_to(coalesce(string_agg(coalesce(octet_length(part) || ':' || part, '-'), ',' order by place), ''), 'UTF8')
  from unnest(parts) with ordinality as given (part, place)
$$;

create function add_to_audit_chain() returns trigger language plpgsql as $$
declare
  head audit_head;
begin
  select * into strict head from audit_head for update;
  new.sequence := head.sequence + 1;
  new.happened_at := clock_timestamp();
  new.previous_hash := head.hash;
  new.hash := sha256(head.hash || audit_form(
    new.sequence::text, to_char(new.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    new.actor_kind, new.actor_id::text, new.role, new.session_id::text, new.network, new.request_id, new.act,
    convert_from(audit_form(variadic new.subjects), 'UTF8'), convert_from(audit_form(variadic new.fields), 'UTF8'), new.reason
  ));
  update audit_head set sequence = new.sequence, hash = new.hash;
  return new;
end $$;
create trigger audit_entries_chain before insert on audit_entries
for each row execute function add_to_audit_chain();

create function forbid_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only' using errcode = 'restrict_violation', constraint = 'audit_append_only';
end $$;
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
for each statement execute function forbid_audit_change();
create trigger audit_seals_append_only before update or delete or truncate on audit_seals
for each statement execute function forbid_audit_change();
create trigger audit_head_stays before insert or delete or truncate on audit_head
for each statement execute function forbid_audit_change();
-- Only the trigger above moves it.
create trigger audit_head_moves_with_chain before update on audit_head
for each statement when (pg_trigger_depth() = 0) execute function forbid_audit_change();
