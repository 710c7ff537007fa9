-- SELL-42: stock changes far more often than anything that an index of products has. With room on its page, the new version of a
-- row stays there and none of twenty indexes is written; four rows filled a page before, so that there never was any. Pages that
-- are full stay so until their rows move.
set local lock_timeout = '5s';

alter table products set (fillfactor = 75);
