-- ADMIN-14: when something is due.
set local lock_timeout = '5s';

-- The same time of day on the n-th working day after, in Lagos. A holiday that is added moves what follows from it.
create function add_working_days(since timestamptz, days integer) returns timestamptz language sql stable as $$
  select (working.day + (since at time zone 'Africa/Lagos')::time) at time zone 'Africa/Lagos'
  from (
    select each::date as day, row_number() over (order by each) as place
    from generate_series(
      (since at time zone 'Africa/Lagos')::date + interval '1 day',
      (since at time zone 'Africa/Lagos')::date + make_interval(days => days * 3 + 30), interval '1 day'
    ) as each
    where extract(isodow from each) < 6 and not exists (select from public_holidays h where h.day = each::date)
  ) as working
  where working.place = days
$$;
