-- A card says 'From' where what can be chosen differs in price. Kept with the product, so that no list looks at choices.
set local lock_timeout = '5s';

alter table products add column from_price_kobo bigint check (from_price_kobo >= 0);

/* The lowest price among what can be chosen (PDP-07: the option's, else the variant's, else the product's); null when all cost the same. */
create function lowest_choice(product_id uuid, base_price_kobo bigint) returns bigint
language sql stable parallel safe
begin atomic
  select case when min(price_kobo) < max(price_kobo) then min(price_kobo) end
  from (
    select coalesce(o.price_kobo, v.price_kobo, lowest_choice.base_price_kobo) as price_kobo
    from variants v left join options o on o.variant_id = v.id
    where v.product_id = lowest_choice.product_id
  ) as choices;
end;

-- The product is taken hold of first, in a statement of its own: of two who change prices at once, the second then sees
-- what the first has written.
create function keep_from_price(changed uuid) returns void language plpgsql as $$
begin
  perform from products where id = changed for no key update;
  update products set from_price_kobo = lowest_choice(id, base_price_kobo)
  where id = changed and from_price_kobo is distinct from lowest_choice(id, base_price_kobo);
end $$;

create function keep_price_of_product() returns trigger language plpgsql as $$
begin
  perform keep_from_price(new.id);
  return null;
end $$;

create function keep_price_of_variant() returns trigger language plpgsql as $$
begin
  perform keep_from_price(coalesce(new.product_id, old.product_id));
  return null;
end $$;

create function keep_price_of_option() returns trigger language plpgsql as $$
begin
  perform keep_from_price((select product_id from variants where id = coalesce(new.variant_id, old.variant_id)));
  return null;
end $$;

-- After and never before: a trigger before an update would make PostgreSQL write all words of the product anew each time.
create trigger keep_price_rebased after update of base_price_kobo on products
for each row when (old.base_price_kobo is distinct from new.base_price_kobo) execute function keep_price_of_product();
create trigger keep_price_chosen after insert or delete on variants
for each row execute function keep_price_of_variant();
create trigger keep_price_changed after update of price_kobo on variants
for each row when (old.price_kobo is distinct from new.price_kobo) execute function keep_price_of_variant();
create trigger keep_price_chosen after insert or delete on options
for each row execute function keep_price_of_option();
create trigger keep_price_changed after update of price_kobo on options
for each row when (old.price_kobo is distinct from new.price_kobo) execute function keep_price_of_option();
