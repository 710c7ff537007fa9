-- SELL-25: public holidays in Nigeria as data, because some of them are announced only days before.
set local lock_timeout = '5s';

create table public_holidays (
  day date primary key,
  name text not null check (length(name) between 1 and 100),
  announced_at timestamptz not null default now()
);

-- Those that are certain; the others are added when they are announced.
insert into public_holidays (day, name) values
  ('2026-12-25', 'Christmas Day'), ('2026-12-26', 'Boxing Day'),
  ('2027-01-01', 'New Year''s Day'), ('2027-03-26', 'Good Friday'), ('2027-03-29', 'Easter Monday'),
  ('2027-05-01', 'Workers'' Day'), ('2027-06-12', 'Democracy Day'), ('2027-10-01', 'Independence Day'),
  ('2027-12-25', 'Christmas Day'), ('2027-12-26', 'Boxing Day'),
  ('2028-01-01', 'New Year''s Day'), ('2028-04-14', 'Good Friday'), ('2028-04-17', 'Easter Monday'),
  ('2028-05-01', 'Workers'' Day'), ('2028-06-12', 'Democracy Day'), ('2028-10-01', 'Independence Day'),
  ('2028-12-25', 'Christmas Day'), ('2028-12-26', 'Boxing Day');
