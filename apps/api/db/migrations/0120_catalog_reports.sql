-- ADMIN-30: what shoppers report about products and reviews, and from when on it is work for staff.
set local lock_timeout = '5s';

create table goods_reports (
  id uuid primary key,
  product_id uuid not null references products (id) on delete cascade,
  -- Null: about the product itself. No foreign key, as reviews are a layer above.
  review_id uuid,
  -- Keyed hashes, never an address: of the account or the browser, and of the account or the network.
  reporter bytea not null check (length(reporter) = 32),
  source bytea not null check (length(source) = 32),
  reason text not null check (reason in (
    'SAFETY', 'COUNTERFEIT', 'PROHIBITED', 'MISLEADING', 'PERSONAL', 'OFFENSIVE', 'FAKE_REVIEW', 'OTHER'
  )),
  words text check (length(trim(words)) between 1 and 1000),
  reported_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by uuid references staff_members (id),
  outcome text check (outcome in ('NOTHING_WRONG', 'TAKEN_DOWN', 'WORDS_HIDDEN')),
  check ((closed_at is null) = (outcome is null))
);

-- Once per person.
create unique index goods_reports_once on goods_reports (product_id, reporter, review_id) nulls not distinct;
create index goods_reports_open on goods_reports (product_id, review_id) where closed_at is null;
create index goods_reports_closed on goods_reports (closed_at) where closed_at is not null;

-- Three independent reports, or one about safety. It begins with the report that made it work.
create view reports_waiting as
select
  case when r.review_id is null then 'REPORTED_PRODUCT' else 'REPORTED_REVIEW' end as kind,
  coalesce(r.review_id, r.product_id) as subject_id,
  r.begins_at,
  case when r.urgent then r.begins_at + interval '24 hours' else add_working_days(r.begins_at, 3) end as due_at,
  null::bigint as at_stake_kobo,
  p.name || ' · ' || p.shop_name as about,
  r.urgent
from (
  select product_id, review_id, bool_or(reason = 'SAFETY') as urgent,
    case when bool_or(reason = 'SAFETY') then min(reported_at) filter (where reason = 'SAFETY')
      else (array_agg(reported_at order by reported_at) filter (where is_first))[3] end as begins_at
  from (
    select product_id, review_id, reason, reported_at,
      row_number() over (partition by product_id, review_id, source order by reported_at, id) = 1 as is_first
    from goods_reports where closed_at is null
  ) as open
  group by product_id, review_id
  having bool_or(reason = 'SAFETY') or count(*) filter (where is_first) >= 3
) as r join products p on p.id = r.product_id
where p.status not in ('TAKEN_DOWN', 'REMOVED') or r.review_id is not null;
