-- Who does background work, so that what a process was doing when it was killed is taken up by another.
set local lock_timeout = '5s';

create table job_workers (
  -- Under this name it locks the job it is doing.
  name text primary key,
  seen_at timestamptz not null default now()
);
