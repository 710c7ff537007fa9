-- WIN-01: a product may be delivered only in the city or state of its shop, and promise hours or days: a hot meal does not
-- travel from Lagos to Enugu.
set local lock_timeout = '5s';

alter table shops add constraint shops_id_state unique (id, state);

alter table products
  add column delivery_area text not null default 'EVERYWHERE'
    constraint products_delivery_area check (delivery_area in ('CITY', 'STATE', 'EVERYWHERE')),
  -- A copy of the shop's state for products that are not delivered everywhere; the foreign key keeps it up to date, so that
  -- lists need no join to know where a product goes.
  add column area_state text,
  add column promise_within smallint,
  add column promise_unit text constraint products_promise_unit check (promise_unit in ('HOURS', 'DAYS')),
  add constraint products_area_state_set check ((delivery_area = 'EVERYWHERE') = (area_state is null)),
  add constraint products_promise_complete check ((promise_unit is null) = (promise_within is null)),
  -- Hours can be kept only within one city.
  add constraint products_promise_fits check (
    promise_unit is null
    or promise_unit = 'HOURS' and delivery_area = 'CITY' and promise_within between 1 and 12
    or promise_unit = 'DAYS' and promise_within between 1 and 30
  ),
  add constraint products_area_state foreign key (shop_id, area_state) references shops (id, state) on update cascade;

/* The city that an address belongs to: a town that it names, or else the city that the delivery state is known for. Lekki,
   Ikeja and Surulere are all Lagos; Nsukka is not Enugu. */
create function delivery_city(state text, city text) returns text
language sql immutable strict parallel safe
return case state
  when 'ENUGU' then coalesce(
    initcap(substring(lower(without_marks(city)) from '\m(nsukka|awgu|oji river|udi|agbani|obollo afor)\M')), 'Enugu')
  when 'LAGOS' then coalesce(initcap(substring(lower(without_marks(city)) from '\m(badagry|epe|ikorodu)\M')), 'Lagos')
  when 'ABUJA' then coalesce(
    initcap(substring(lower(without_marks(city)) from '\m(kuje|gwagwalada|kwali|abaji|bwari)\M')), 'Abuja')
  when 'PORT HARCOURT' then coalesce(
    initcap(substring(lower(without_marks(city)) from '\m(bonny|bori|omoku|ahoada|degema)\M')), 'Port Harcourt')
  when 'EDO' then coalesce(
    initcap(substring(lower(without_marks(city)) from '\m(okada|ekpoma|auchi|uromi|irrua|igarra)\M')), 'Benin City')
end;
