-- That a process is gone shows as soon as its connection is: what it was doing is then taken up at once.
set local lock_timeout = '5s';

-- Under this key it holds a lock for as long as it lives; null of an older release, which only says when it was there.
alter table job_workers add column session_key integer;
