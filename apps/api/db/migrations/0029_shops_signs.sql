-- WIN-10: every shop has a sign of its own, and may have a line from its owner.
set local lock_timeout = '5s';

alter table shops
  -- Null until somebody has chosen; shop_sign() then fills it in.
  add column sign_colours text check (sign_colours in (
    'indigo', 'camwood', 'leaf', 'ochre', 'sky', 'plum', 'ink', 'chalk', 'teal', 'rose'
  )),
  add column sign_front text check (sign_front in ('awning', 'bunting', 'zinc', 'lamps', 'drapes')),
  add column sign_emblem text check (sign_emblem in (
    'balloon', 'basket', 'beads', 'bee', 'bolt', 'bone', 'can', 'cap', 'car', 'cart', 'cloth', 'comb', 'cross', 'crown',
    'drops', 'fan', 'fish', 'flame', 'headphones', 'heart', 'helmet', 'kettle', 'laptop', 'leaf', 'maize', 'mirror',
    'mortar', 'needle', 'palm', 'paw', 'phone', 'plant', 'plate', 'pot', 'ring', 'sack', 'shirt', 'shoe', 'sofa',
    'sparkle', 'stall', 'tin', 'wheel'
  )),
  add column owner_name text check (length(trim(owner_name)) between 1 and 60),
  add column owner_line text check (length(trim(owner_line)) between 1 and 160),
  add constraint shops_owner_speaks_by_name check (num_nulls(owner_name, owner_line) <> 1);

/* The picture of a shop's sign and the colour of the name on it. What the shop has not chosen follows from its id and its
   trade, so that it is the same for ever. */
create function shop_sign(shop shops) returns json
language sql stable parallel safe
begin atomic
  select json_build_object(
    'image', '/signs/1/' || colours || '-' || front || '-' || emblem || '.svg',
    'text', case when colours in ('ochre', 'chalk') then 'ink' else 'chalk' end
  )
  from (select
    coalesce(shop.sign_colours, (array[
      'indigo', 'camwood', 'leaf', 'ochre', 'sky', 'plum', 'ink', 'chalk', 'teal', 'rose'
    ])[1 + abs(hashtext(shop.id::text) % 10)]) as colours,
    coalesce(shop.sign_front, (array['awning', 'bunting', 'zinc', 'lamps', 'drapes'])[
      1 + abs(hashtext('front' || shop.id) % 5)
    ]) as front,
    coalesce(shop.sign_emblem, case shop.category
      when 'FOOD' then 'pot' when 'MEDICINE' then 'cross' when 'SUPERMARKET' then 'basket' when 'BEAUTY' then 'mirror'
      when 'PET' then 'paw' when 'TECH' then 'phone' when 'CLOTHING' then 'shirt' when 'PLANT' then 'plant'
      when 'HOUSEHOLD' then 'kettle' else 'stall'
    end) as emblem
  ) as chosen;
end;
