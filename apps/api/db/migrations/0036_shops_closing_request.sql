-- T26: the record of a closed shop's account names the request that asked for it, which may be a month old by then.
set local lock_timeout = '5s';

-- Without one: asked for before this release.
alter table shop_closings add column request_id text check (length(request_id) between 1 and 60);
