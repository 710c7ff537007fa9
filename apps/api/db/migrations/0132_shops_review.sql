-- ADMIN-18…22: a shop is reviewed by a checklist with documents, and each decision has a reason, words and a name.
set local lock_timeout = '5s';

alter table uploads drop constraint uploads_kind_check;
alter table uploads add constraint uploads_kind_check
  check (kind in ('LOGO', 'MEDIA', 'REVIEW', 'PARCEL', 'DISPUTE', 'BANNER', 'DOCUMENT'));

-- What must be true of a shop, as rows, so that a law can change without a release.
create table shop_check_kinds (
  kind text primary key check (kind ~ '^[A-Z_]{1,40}$'),
  place integer not null unique,
  label text not null check (length(label) between 1 and 60),
  ask text not null check (length(ask) between 1 and 300), -- what the owner is asked for
  categories text[], -- null: of every shop
  is_required boolean not null
);
insert into shop_check_kinds (kind, place, label, ask, categories, is_required) values
  ('IDENTITY', 1, 'Your identity', 'A photo of your NIN slip, passport, voter''s card or driver''s licence.', null, true),
  ('REGISTRATION', 2, 'Business registration', 'Your CAC certificate, if your business is registered.', null, false),
  ('TAX_NUMBER', 3, 'Tax number', 'A photo of your TIN certificate, if you have one.', null, false),
  ('PHARMACY_LICENCE', 4, 'Pharmacist''s licence', 'The licence of the pharmacist who answers for your shop.', '{MEDICINE}', true),
  ('NAFDAC', 5, 'NAFDAC registration', 'The NAFDAC certificate of what you sell.', '{MEDICINE}', true);

-- ADMIN-19: private; seen by its owner, and by staff whose every look is on record.
create table shop_documents (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  kind text not null references shop_check_kinds (kind),
  upload_key text unique references uploads (key), -- null once it is deleted
  sent_at timestamptz not null default now()
);
create index shop_documents_shop on shop_documents (shop_id, kind, sent_at desc);

create table shop_checks (
  shop_id uuid not null references shops (id),
  kind text not null references shop_check_kinds (kind),
  state text not null check (state in ('ACCEPTED', 'REFUSED', 'WAIVED')),
  document_id uuid references shop_documents (id),
  runs_out_on date, -- null: never
  staff_id uuid references staff_members (id), -- null: by the dev console, where no money is real
  decided_at timestamptz not null default now(),
  primary key (shop_id, kind)
);

-- What is missing before a shop can be approved: a required check that is open, refused, out of date or about an older document.
create function open_shop_checks(shop uuid, category text) returns text[] language sql stable as $$
  select coalesce(array_agg(k.kind order by k.place), '{}') from shop_check_kinds k
  where k.is_required and (k.categories is null or category = any(k.categories)) and not exists (
    select from shop_checks c where c.shop_id = shop and c.kind = k.kind and c.state in ('ACCEPTED', 'WAIVED')
      and (c.runs_out_on is null or c.runs_out_on >= (now() at time zone 'Africa/Lagos')::date)
  )
$$;

-- ADMIN-20, ADMIN-21: kept as sent. Nobody changes what was decided.
create table shop_decisions (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  decision text not null check (decision in ('APPROVE', 'ASK', 'REFUSE', 'WARN', 'SUSPEND', 'REOPEN', 'END')),
  version integer, -- of the profile that was seen
  reason text not null check (reason ~ '^[A-Z_]{1,40}$'),
  words text not null check (length(words) <= 2000),
  until timestamptz, -- a suspension that ends by itself
  email_subject text not null,
  staff_id uuid references staff_members (id), -- null: by the market itself
  decided_at timestamptz not null default now()
);
create index shop_decisions_shop on shop_decisions (shop_id, decided_at desc);
create index shop_decisions_until on shop_decisions (until) where until is not null;

-- While the owner has to do something, nothing waits for staff; what they change or send begins the review again.
alter table shops add column review_state text check (review_state in ('ASKED', 'REFUSED'));

create or replace function note_shop_waits() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.shown_version > old.shown_version then
    new.review_state := null;
  end if;
  if new.account_id is not null and new.review_state is null and new.status in ('PENDING', 'APPROVED')
      and (new.status = 'PENDING' or new.reviewed_version is distinct from new.shown_version) then
    new.waits_since := coalesce(new.waits_since, now());
  else
    new.waits_since := null;
  end if;
  return new;
end $$;
drop trigger shops_wait on shops;
create trigger shops_wait before insert or update of status, shown_version, reviewed_version, account_id, review_state on shops
for each row execute function note_shop_waits();

create function note_shop_document() returns trigger language plpgsql as $$
begin
  update shops set review_state = null where id = new.shop_id and review_state is not null;
  return null;
end $$;
create trigger shop_documents_sent after insert on shop_documents for each row execute function note_shop_document();

-- A document that runs out within a month, or has.
create view shop_documents_waiting as
select
  'SHOP_DOCUMENT'::text as kind, c.shop_id as subject_id, (c.runs_out_on - 30)::timestamptz as begins_at,
  (c.runs_out_on + 1)::timestamp at time zone 'Africa/Lagos' as due_at, null::bigint as at_stake_kobo,
  s.name || ' · ' || k.label as about, false as urgent
from shop_checks c join shops s on s.id = c.shop_id join shop_check_kinds k on k.kind = c.kind
where c.runs_out_on < (now() at time zone 'Africa/Lagos')::date + 30 and s.status = 'APPROVED' and c.state = 'ACCEPTED';
