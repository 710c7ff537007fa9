-- SELL-09: a bulk load goes past the triggers, so that what they count is counted afterwards here too.
set local lock_timeout = '5s';

create function recount_low_rows() returns void language sql
begin atomic
  update products p set low_rows = coalesce(low.rows, 0)
  from products other left join (
    select id, count(*)::integer as rows from (
      select id from products where variant_name is null and stock <= low_stock
      union all
      select product_id from variants where retired_at is null and option_name is null and stock <= low_stock
      union all
      select v.product_id from options o join variants v on v.id = o.variant_id
      where o.retired_at is null and o.stock <= o.low_stock
    ) as each group by id
  ) as low on low.id = other.id
  where p.id = other.id and p.low_rows <> coalesce(low.rows, 0);
end;

create or replace function recount_market() returns void language plpgsql as $$
begin
  perform recount_low_rows();
  truncate shelf_counts, search_words;
  insert into shelf_counts (shelf, axis, step, traits, products)
  select place.shelf, place.axis, place.step, place.traits, count(*)
  from products cross join lateral shelf_places(products) as place
  group by place.shelf, place.axis, place.step, place.traits;
  insert into search_words (word, products)
  select vocabulary.word, count(*)
  from products cross join lateral vocabulary_of(products) as vocabulary
  where products.is_visible
  group by vocabulary.word;
end $$;
