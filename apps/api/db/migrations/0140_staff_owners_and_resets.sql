-- ADMIN-07: two owners always, and what happens when a colleague has lost their device.
set local lock_timeout = '5s';

-- Counted as the transaction ends and under a lock, so that two removals at once cannot each leave the other's owner.
create function assert_two_owners() returns void language plpgsql as $$
begin
  perform from staff_roles where name = 'OWNER' for update;
  if (select count(*) from staff_members member join staff_role_members held on held.staff_id = member.id
      where held.role = 'OWNER' and member.status = 'ACTIVE') < 2 then
    raise exception 'there must always be two owners' using errcode = 'restrict_violation', constraint = 'staff_two_owners';
  end if;
end $$;
create function keep_owners_active() returns trigger language plpgsql as $$
begin
  if exists (select from staff_role_members where staff_id = old.id and role = 'OWNER') then perform assert_two_owners(); end if;
  return null;
end $$;
create function keep_owners_in_role() returns trigger language plpgsql as $$
begin
  -- Roles are replaced as a whole: who has it again has not lost it.
  if not exists (select from staff_role_members where staff_id = old.staff_id and role = 'OWNER') then
    perform assert_two_owners();
  end if;
  return null;
end $$;
create constraint trigger staff_members_two_owners after update of status on staff_members
deferrable initially deferred for each row when (old.status = 'ACTIVE' and new.status <> 'ACTIVE')
execute function keep_owners_active();
create constraint trigger staff_role_members_two_owners after update or delete on staff_role_members
deferrable initially deferred for each row when (old.role = 'OWNER') execute function keep_owners_in_role();

-- Another owner asks for it, every owner hears of it at once, and a day passes in which any of them can stop it.
create table staff_factor_resets (
  id uuid primary key,
  staff_id uuid not null references staff_members (id),
  asked_by uuid not null references staff_members (id),
  asked_at timestamptz not null default now(),
  takes_effect_at timestamptz not null default now() + interval '24 hours',
  stopped_at timestamptz,
  stopped_by uuid references staff_members (id), -- null: by itself, as one of the two may no longer work here
  done_at timestamptz,
  check (asked_by <> staff_id),
  check (takes_effect_at >= asked_at + interval '24 hours'),
  check (done_at is null or (stopped_at is null and done_at >= takes_effect_at)),
  check (stopped_by is null or stopped_at is not null)
);
create unique index staff_factor_resets_open on staff_factor_resets (staff_id) where stopped_at is null and done_at is null;

-- The link that a colleague enrols again with, once their factors are gone. null: somebody new.
alter table staff_invitations add column staff_id uuid references staff_members (id);
