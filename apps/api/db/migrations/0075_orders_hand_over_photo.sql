-- SELL-31: a shop may add a photo of what it handed over. Only the shop and the customer of the order see it.
set local lock_timeout = '5s';

alter table uploads drop constraint uploads_kind_check;
alter table uploads add constraint uploads_kind_check check (kind in ('LOGO', 'MEDIA', 'REVIEW', 'PARCEL'));

alter table parcels add column photo_key text references uploads (key);
create unique index parcels_photo on parcels (photo_key) where photo_key is not null;
