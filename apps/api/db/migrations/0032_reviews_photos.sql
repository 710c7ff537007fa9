-- WIN-37, WIN-38: reviews say whether their author bought the product, and have up to three photos.
set local lock_timeout = '5s';

-- Stays when the account is deleted, which only leaves the name and the photos out.
alter table reviews add column is_verified boolean not null default false;
update reviews set is_verified = true where account_id is not null;

alter table uploads drop constraint uploads_kind_check;
alter table uploads add constraint uploads_kind_check check (kind in ('LOGO', 'MEDIA', 'REVIEW'));
-- Deleting an account removes its photos.
create index uploads_account on uploads (account_id, kind);

create table review_photos (
  review_id uuid not null references reviews (id) on delete cascade,
  place integer not null check (place between 1 and 3),
  key text not null unique references uploads (key),
  primary key (review_id, place)
);
