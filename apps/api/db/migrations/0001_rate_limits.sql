-- Counters shared by all instances, so that a limit holds however many serve. Unlogged: a crash may forget them.
set local lock_timeout = '5s';

create unlogged table rate_limits (
  bucket text primary key,
  hits integer not null check (hits > 0),
  resets_at timestamptz not null
);

create index rate_limits_resets_at on rate_limits (resets_at);
