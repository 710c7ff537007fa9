-- SELL-13: what a product says of its choices is worked out once for all that change together. For each of a thousand rows it looked at all of them again, or wrote the product once more.
set local lock_timeout = '5s';

create function update_from_price_of_variants() returns trigger language plpgsql as $$
begin
  perform update_from_price(product_id) from (select distinct product_id from changed order by product_id) as of_products;
  return null;
end $$;

create function update_from_price_of_options() returns trigger language plpgsql as $$
begin
  perform update_from_price(product_id) from (
    select distinct v.product_id from changed join variants v on v.id = changed.variant_id order by v.product_id
  ) as of_products;
  return null;
end $$;

drop trigger from_price_choice_listed on variants;
create trigger from_price_choice_added after insert on variants referencing new table as changed
for each statement execute function update_from_price_of_variants();
create trigger from_price_choice_deleted after delete on variants referencing old table as changed
for each statement execute function update_from_price_of_variants();

drop trigger from_price_choice_listed on options;
create trigger from_price_choice_added after insert on options referencing new table as changed
for each statement execute function update_from_price_of_options();
create trigger from_price_choice_deleted after delete on options referencing old table as changed
for each statement execute function update_from_price_of_options();

-- The sums of stock, in the same way. Differences are added, as before: two concurrent sales would not see each other's sums.
create or replace function add_up_options() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update variants v set stock = v.stock + more.stock
    from (
      select added.variant_id, sum(added.stock - removed.stock)::integer as stock
      from added join removed on removed.id = added.id group by added.variant_id
    ) as more
    where v.id = more.variant_id and more.stock <> 0;
  else
    update variants v set stock = v.stock + case tg_op when 'INSERT' then more.stock else -more.stock end
    from (select variant_id, sum(stock)::integer as stock from changed group by variant_id) as more
    where v.id = more.variant_id and more.stock <> 0;
  end if;
  return null;
end $$;

create or replace function add_up_variants() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update products p set stock = p.stock + more.stock
    from (
      select added.product_id, sum(added.stock - removed.stock)::integer as stock
      from added join removed on removed.id = added.id group by added.product_id
    ) as more
    where p.id = more.product_id and more.stock <> 0;
  else
    update products p set stock = p.stock + case tg_op when 'INSERT' then more.stock else -more.stock end
    from (select product_id, sum(stock)::integer as stock from changed group by product_id) as more
    where p.id = more.product_id and more.stock <> 0;
  end if;
  return null;
end $$;

-- And the rows that are low.
create or replace function count_low_option() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform count_low_row(product_id, change) from (
      select v.product_id, sum(side)::integer as change from (
        select variant_id, 1 as side from added where retired_at is null and stock <= low_stock
        union all
        select variant_id, -1 from removed where retired_at is null and stock <= low_stock
      ) as low join variants v on v.id = low.variant_id group by v.product_id
    ) as of_products where change <> 0;
  else
    perform count_low_row(product_id, case tg_op when 'INSERT' then rows else -rows end) from (
      select v.product_id, count(*)::integer as rows from changed low join variants v on v.id = low.variant_id
      where low.retired_at is null and low.stock <= low.low_stock group by v.product_id
    ) as of_products;
  end if;
  return null;
end $$;

create or replace function count_low_variant() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform count_low_row(product_id, change) from (
      select product_id, sum(side)::integer as change from (
        select product_id, 1 as side from added where retired_at is null and option_name is null and stock <= low_stock
        union all
        select product_id, -1 from removed where retired_at is null and option_name is null and stock <= low_stock
      ) as low group by product_id
    ) as of_products where change <> 0;
  else
    perform count_low_row(product_id, case tg_op when 'INSERT' then rows else -rows end) from (
      select product_id, count(*)::integer as rows from changed
      where retired_at is null and option_name is null and stock <= low_stock group by product_id
    ) as of_products;
  end if;
  return null;
end $$;

drop trigger add_up_options on options;
create trigger add_up_options_added after insert on options referencing new table as changed
for each statement execute function add_up_options();
create trigger add_up_options_deleted after delete on options referencing old table as changed
for each statement execute function add_up_options();
create trigger add_up_options_changed after update on options referencing old table as removed new table as added
for each statement execute function add_up_options();

drop trigger add_up_variants on variants;
create trigger add_up_variants_added after insert on variants referencing new table as changed
for each statement execute function add_up_variants();
create trigger add_up_variants_deleted after delete on variants referencing old table as changed
for each statement execute function add_up_variants();
create trigger add_up_variants_changed after update on variants referencing old table as removed new table as added
for each statement execute function add_up_variants();

drop trigger count_low on options;
create trigger count_low_added after insert on options referencing new table as changed
for each statement execute function count_low_option();
create trigger count_low_deleted after delete on options referencing old table as changed
for each statement execute function count_low_option();
create trigger count_low_changed after update on options referencing old table as removed new table as added
for each statement execute function count_low_option();

drop trigger count_low on variants;
create trigger count_low_added after insert on variants referencing new table as changed
for each statement execute function count_low_variant();
create trigger count_low_deleted after delete on variants referencing old table as changed
for each statement execute function count_low_variant();
create trigger count_low_changed after update on variants referencing old table as removed new table as added
for each statement execute function count_low_variant();
