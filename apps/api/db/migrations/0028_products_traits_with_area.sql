-- WIN-04: lists are also filtered by where a product is delivered to. No product has an area yet, so no count changes; the table
-- is written again once, which takes about a minute for a million products.
set local lock_timeout = '5s';

alter table products alter column traits set expression as (
  case when rating_count = 0 then 0 else floor(rating_sum::numeric / rating_count) * 8 end
  + case when stock > 0 then 4 else 0 end
  + case delivery_type
      when 'REAL_FREE_DELIVERY' then 1 when 'INCLUDED_IN_PRICE' then 2 when 'SHOW_AND_CHARGE' then 3 else 0
    end
  -- 48 numbers for products that are delivered everywhere, and 48 more for each state that others are limited to.
  + case area_state
      when 'ENUGU' then 48 when 'LAGOS' then 96 when 'ABUJA' then 144 when 'PORT HARCOURT' then 192 when 'EDO' then 240 else 0
    end
);
