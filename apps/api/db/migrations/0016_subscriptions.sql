-- What shops pay for their packages: one trial, then invoices as they fall due.
set local lock_timeout = '5s';

create table subscription_prices (
  tier text not null check (tier in ('BASIC', 'PREMIUM', 'ELITE')),
  valid_from timestamptz not null,
  monthly_kobo bigint not null check (monthly_kobo > 0),
  announced_at timestamptz not null default now(),
  primary key (tier, valid_from),
  constraint subscription_prices_notice check (valid_from >= announced_at + interval '30 days')
);

insert into subscription_prices (tier, valid_from, monthly_kobo, announced_at) values
  ('BASIC', '2026-01-01 00:00:00+01', 12000000, '2025-12-01 00:00:00+01'),
  ('PREMIUM', '2026-01-01 00:00:00+01', 22000000, '2025-12-01 00:00:00+01'),
  ('ELITE', '2026-01-01 00:00:00+01', 32000000, '2025-12-01 00:00:00+01');

-- One row per shop, never deleted, so that no shop gets a second trial.
create table subscriptions (
  shop_id uuid primary key references shops (id),
  tier text not null check (tier in ('BASIC', 'PREMIUM', 'ELITE')),
  period text not null check (period in ('MONTHLY', 'QUARTERLY', 'SEMI_ANNUALLY', 'ANNUALLY')),
  -- CHOSEN: the trial starts when the shop is approved; until then its dates are the earliest possible ones.
  status text not null check (status in ('CHOSEN', 'TRIALING', 'ACTIVE', 'PAST_DUE', 'ENDED')),
  trial_started_at timestamptz not null default now(),
  trial_ends_at timestamptz not null check (trial_ends_at > trial_started_at),
  period_ends_at timestamptz not null check (period_ends_at >= trial_ends_at), -- the next invoice falls due then
  ended_at timestamptz,
  check ((status = 'ENDED') = (ended_at is not null)),
  check (status not in ('CHOSEN', 'TRIALING') or period_ends_at = trial_ends_at)
);

create index subscriptions_due on subscriptions (period_ends_at) where status not in ('CHOSEN', 'ENDED');

-- Which shops were emailed about a price, so that each is emailed once, however often the event is delivered.
create table price_emails (
  shop_id uuid not null references shops (id),
  tier text not null check (tier in ('BASIC', 'PREMIUM', 'ELITE')),
  valid_from timestamptz not null,
  primary key (shop_id, tier, valid_from)
);

create table invoices (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  number bigint generated always as identity unique,
  tier text not null check (tier in ('BASIC', 'PREMIUM', 'ELITE')),
  period_from timestamptz not null,
  period_to timestamptz not null check (period_to > period_from),
  due_at timestamptz not null,
  issued_at timestamptz not null default now(),
  status text not null default 'DUE' check (status in ('DUE', 'PAID', 'VOID')),
  paid_at timestamptz,
  check ((status = 'PAID') = (paid_at is not null)),
  unique (shop_id, period_from), -- a period is billed once, however often the job runs
  unique (id, shop_id)
);

create index invoices_due on invoices (due_at) where status = 'DUE';

create table invoice_lines (
  invoice_id uuid not null,
  shop_id uuid not null,
  position smallint not null check (position >= 0),
  what text not null check (what in ('SETUP', 'SUBSCRIPTION', 'ACCOUNT_MANAGEMENT')),
  amount_kobo bigint not null check (amount_kobo > 0),
  primary key (invoice_id, position),
  foreign key (invoice_id, shop_id) references invoices (id, shop_id)
);

-- The setup fee is charged once per shop, also when it changes its package.
create unique index invoice_lines_setup_once on invoice_lines (shop_id) where what = 'SETUP';
