-- SELL-53: which shop was told of which version of the merchant terms, and what it answered. Silence agrees.
set local lock_timeout = '5s';

create table terms_notices (
  shop_id uuid not null references shops (id),
  version text not null check (length(version) between 1 and 20),
  noticed_at timestamptz not null default now(),
  -- From then on the version holds, unless the shop objected.
  holds_from timestamptz not null,
  answer text check (answer in ('AGREED', 'OBJECTED')),
  answered_at timestamptz,
  primary key (shop_id, version),
  check ((answer is null) = (answered_at is null)),
  -- Two weeks to object; a shop that accepted the version at its sign-up has nothing to wait for.
  check (holds_from >= noticed_at + interval '14 days' or answer = 'AGREED')
);
