-- The email for a new password has a code and a link; the link lasts longer, as it cannot be guessed.
set local lock_timeout = '5s';

alter table codes drop constraint codes_check;
alter table codes add column link_expires_at timestamptz;
update codes set link_expires_at = expires_at where link_hash is not null;
alter table codes add constraint codes_link_expires check (link_hash is null or link_expires_at is not null);
