-- ADMIN-33: what shops and customers pay is in dated books. Rows are only added, ahead of the day from which they hold.
set local lock_timeout = '5s';

-- Its argument is the notice that a book needs.
create function keep_dated_book() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    raise exception 'rows of % are only added', tg_table_name using errcode = 'restrict_violation';
  end if;
  new.announced_at := now();
  if new.valid_from <= now() or new.valid_from < now() + tg_argv[0]::interval then
    raise exception 'a row of % needs % of notice', tg_table_name, tg_argv[0]
      using errcode = 'check_violation', constraint = tg_table_name || '_notice';
  end if;
  return new;
end $$;

alter table commission_rates add column announced_at timestamptz not null default now();
update commission_rates set announced_at = valid_from - interval '31 days';
alter table commission_rates add constraint commission_rates_notice check (valid_from >= announced_at + interval '30 days');

-- CONST-10: of the sale price including shipping, from people who sell single things of their own.
create table individual_rates (
  valid_from timestamptz primary key,
  rate_bps integer not null check (rate_bps between 0 and 10000),
  announced_at timestamptz not null default now(),
  constraint individual_rates_notice check (valid_from >= announced_at + interval '30 days')
);
insert into individual_rates values ('2026-01-01 00:00:00+01', 1500, '2025-12-01 00:00:00+01');

-- Customers pay these: a new fee needs no notice, but never changes one that holds already.
alter table delivery_fees
  add column valid_from timestamptz not null default '2026-01-01 00:00:00+01',
  add column announced_at timestamptz not null default '2025-12-01 00:00:00+01';
alter table delivery_fees alter column valid_from drop default, alter column announced_at set default now();
alter table delivery_fees drop constraint delivery_fees_pkey, add primary key (state, valid_from);
alter table delivery_fees add constraint delivery_fees_notice check (valid_from > announced_at);

create trigger commission_rates_kept before insert or update or delete on commission_rates
  for each row execute function keep_dated_book('30 days');
create trigger individual_rates_kept before insert or update or delete on individual_rates
  for each row execute function keep_dated_book('30 days');
create trigger subscription_prices_kept before insert or update or delete on subscription_prices
  for each row execute function keep_dated_book('30 days');
create trigger delivery_fees_kept before insert or update or delete on delivery_fees
  for each row execute function keep_dated_book('0 days');
create trigger commission_rates_whole before truncate on commission_rates execute function keep_dated_book('30 days');
create trigger individual_rates_whole before truncate on individual_rates execute function keep_dated_book('30 days');
create trigger subscription_prices_whole before truncate on subscription_prices execute function keep_dated_book('30 days');
create trigger delivery_fees_whole before truncate on delivery_fees execute function keep_dated_book('0 days');

-- ADMIN-34: what was sold, for the question what it would have cost. Orders that were paid and not cancelled.
create index order_moves_paid on order_moves (moved_at) where to_status = 'PAID';
create view paid_orders as
select o.id as order_id, o.shop_id, move.moved_at as paid_at, o.delivery_fee_kobo, o.delivery_state
from orders o join order_moves move on move.order_id = o.id and move.to_status = 'PAID'
where o.status not in ('CANCELLED', 'EXPIRED', 'PENDING');
create function this_month_begins() returns timestamptz language sql stable as $$
  select date_trunc('month', now() at time zone 'Africa/Lagos') at time zone 'Africa/Lagos'
$$;
create function last_month_begins() returns timestamptz language sql stable as $$
  select (date_trunc('month', now() at time zone 'Africa/Lagos') - interval '1 month') at time zone 'Africa/Lagos'
$$;
