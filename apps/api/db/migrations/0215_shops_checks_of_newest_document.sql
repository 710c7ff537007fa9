-- ADMIN-18: a shop whose accepted document was replaced could be approved with the new one unseen: the function only said that it looked.
set local lock_timeout = '5s';

-- The same rule as listChecks: a decision is about the newest document that is still kept, unless the row was waived.
create or replace function open_shop_checks(shop uuid, category text) returns text[] language sql stable as $$
  select coalesce(array_agg(k.kind order by k.place), '{}') from shop_check_kinds k
    left join lateral (
      select id from shop_documents
      where shop_id = shop and kind = k.kind and upload_key is not null order by sent_at desc limit 1
    ) as newest on true
  where k.is_required and (k.categories is null or category = any(k.categories)) and not exists (
    select from shop_checks c where c.shop_id = shop and c.kind = k.kind
      and (c.state = 'WAIVED'
        or c.state = 'ACCEPTED' and (newest.id is null or c.document_id is not distinct from newest.id))
      and (c.runs_out_on is null or c.runs_out_on >= (now() at time zone 'Africa/Lagos')::date)
  )
$$;
