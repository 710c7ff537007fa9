-- ADMIN-53: parts of the market that two colleagues can stop together, for everybody at once.
set local lock_timeout = '5s';

create table market_switches (
  name text primary key check (name in ('checkout', 'sign-ups', 'uploads', 'read-only')),
  is_stopped boolean not null default false,
  version integer not null default 1, -- moves with each change: a proposal names the one it rests on
  changed_at timestamptz,
  changed_by uuid references staff_members (id), -- who agreed
  check ((changed_at is null) = (changed_by is null))
);
insert into market_switches (name) values ('checkout'), ('sign-ups'), ('uploads'), ('read-only');
