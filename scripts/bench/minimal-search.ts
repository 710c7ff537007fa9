// The limit of a search: the twelve best matches with total and facet counts, by one prepared statement.
import { CARD_FIELDS, COUNTS } from './minimal-card.ts'
import { minimalPool } from './minimal-pool.ts'
import { serveMinimal } from './serve-minimal.ts'

const pool = minimalPool()
const text = `
  with shelf as materialized (
    select id, subcategory, rating_sum, rating_count, stock, delivery_type, base_price_kobo, sales,
      ts_rank('{0.05, 0.2, 0.4, 1}', words, websearch_to_tsquery('market', $1)) as rank
    from products where is_visible and words @@ websearch_to_tsquery('market', $1)
  )
  select json_build_object(
    'products', (
      select json_agg(json_build_object(${CARD_FIELDS}) order by page.rank desc, p.sales desc, p.id)
      from (select id, rank from shelf order by rank desc, sales desc, id limit 12) as page
      join products p using (id) join shops s on s.id = p.shop_id
    ), ${COUNTS}
  )::text as data`

serveMinimal(async ({ searchParams }) => {
  const { rows } = await pool.query({ name: 'search', text, values: [searchParams.get('search')] })
  return `{"success":true,"data":${rows[0].data}}`
})
