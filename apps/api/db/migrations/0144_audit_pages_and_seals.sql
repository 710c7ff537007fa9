-- ADMIN-46: entries by act and by day, the latest first. ADMIN-48: which seals are outside the database.
set local lock_timeout = '5s';

create index audit_entries_act on audit_entries (act, sequence);
create index audit_entries_happened on audit_entries (happened_at);

-- In the object store, where each is written once.
create table audit_stored_seals (
  sequence bigint primary key,
  stored_at timestamptz not null default now()
);

-- The last seal of each day, as it was emailed.
create table audit_emailed_seals (
  day date primary key, -- in Lagos
  sequence bigint not null,
  emailed_at timestamptz not null default now()
);
