-- ADMIN-49: whose decision it was, for the histories of other slices.
set local lock_timeout = '5s';

create or replace view staff_names as select id, name from staff_members;
