-- SELL-13: the From price is worked out once for all choices that are added or deleted together. Once for each of a thousand rows it looked at all of them again.
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
