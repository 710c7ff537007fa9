-- ADMIN-31: staff hide the words of a review with a reason that readers see. Its stars stay.
set local lock_timeout = '5s';

alter table reviews
  add column hidden_reason text check (hidden_reason in ('PERSONAL', 'OFFENSIVE', 'UNLAWFUL', 'OFF_TOPIC')),
  add column hidden_at timestamptz,
  add column hidden_by uuid references staff_members (id),
  add constraint reviews_hidden_whole check (num_nulls(hidden_reason, hidden_at) in (0, 2));

create index reviews_hidden on reviews (hidden_at) where hidden_at is not null;
