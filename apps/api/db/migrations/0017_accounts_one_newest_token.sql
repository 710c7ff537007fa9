-- A session has one newest refresh token, so that two tabs that renew at once get the same one.
set local lock_timeout = '5s';

create unique index refresh_tokens_newest on refresh_tokens (session_id) where replaced_at is null;
