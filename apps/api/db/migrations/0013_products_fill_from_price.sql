-- The 'From' of what was on the shelf before; in a step of its own, so that nobody waits for the change of the table meanwhile.
set local lock_timeout = '5s';

update products set from_price_kobo = lowest_choice(id, base_price_kobo)
where variant_name is not null and lowest_choice(id, base_price_kobo) is not null;
