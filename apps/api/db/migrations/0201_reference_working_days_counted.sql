-- ADMIN-14: the same days, counted one by one: a list of a month's days for each of 10,000 waiting shops took two seconds.
set local lock_timeout = '5s';

create or replace function add_working_days(since timestamptz, days integer) returns timestamptz language plpgsql stable as $$
declare
  local_time timestamp := since at time zone 'Africa/Lagos';
  working_day date := local_time::date;
  left_over integer := days;
begin
  if since is null or not isfinite(since) or days < 1 then
    return null;
  end if;
  while left_over > 0 loop
    working_day := working_day + 1;
    if extract(isodow from working_day) < 6 and not exists (select from public_holidays h where h.day = working_day) then
      left_over := left_over - 1;
    end if;
  end loop;
  return (working_day + local_time::time) at time zone 'Africa/Lagos';
end $$;
