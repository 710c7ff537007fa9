// The limit of a list: a page of a category with its total and facet counts, by one prepared statement.
import { CARD_FIELDS, COUNTS } from './minimal-card.ts'
import { minimalPool } from './minimal-pool.ts'
import { serveMinimal } from './serve-minimal.ts'

const pool = minimalPool()
const text = `
  with shelf as materialized (
    select id, subcategory, rating_sum, rating_count, stock, delivery_type, base_price_kobo, created_at
    from products where is_visible and category = $1
  )
  select json_build_object(
    'products', (
      select json_agg(json_build_object(${CARD_FIELDS}) order by p.created_at desc, p.id desc)
      from (select id from shelf order by created_at desc, id desc limit 12 offset $2) as page
      join products p using (id) join shops s on s.id = p.shop_id
    ), ${COUNTS}
  )::text as data`

serveMinimal(async ({ searchParams }) => {
  const page = Number(searchParams.get('page') ?? 1)
  const values = [searchParams.get('category'), (page - 1) * 12]
  const { rows } = await pool.query({ name: 'listing', text, values })
  return `{"success":true,"data":${rows[0].data}}`
})
