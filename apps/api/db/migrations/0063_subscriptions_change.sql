-- SELL-52: a shop changes its package from the next period or at once, ends it, and resumes it without a second trial.
set local lock_timeout = '5s';

alter table subscriptions
  -- From the next period on; null: as now.
  add column next_tier text check (next_tier in ('BASIC', 'PREMIUM', 'ELITE')),
  add column next_period text check (next_period in ('MONTHLY', 'QUARTERLY', 'SEMI_ANNUALLY', 'ANNUALLY')),
  add column is_ending boolean not null default false,
  -- Months are counted from here; null: from the start of the trial.
  add column resumed_at timestamptz,
  add constraint subscriptions_next_whole check (num_nulls(next_tier, next_period) <> 1),
  add constraint subscriptions_one_plan check (not is_ending or next_tier is null),
  add constraint subscriptions_ended_is_done check (status <> 'ENDED' or (not is_ending and next_tier is null));
