// The limit of a product's page: one product with all that can be chosen of it, by one prepared statement.
import { CARD_FIELDS } from './minimal-card.ts'
import { minimalPool } from './minimal-pool.ts'
import { serveMinimal } from './serve-minimal.ts'

const pool = minimalPool()
const text = `
  select json_build_object(
    ${CARD_FIELDS}, 'description', p.description, 'specifications', p.specifications, 'taxClass', p.tax_class,
    'returnPolicy', json_build_object('policy', p.return_policy, 'period', p.return_days),
    'variantName', p.variant_name,
    'variants', (
      select json_agg(json_build_object(
        '_id', v.id, 'value', v.value, 'price', v.price_kobo / 100.0::float8, 'quantity', v.stock, 'optionName', v.option_name,
        'options', (select json_agg(json_build_object('_id', o.id, 'value', o.value, 'price', o.price_kobo / 100.0::float8,
                      'quantity', o.stock) order by o.position) from options o where o.variant_id = v.id)
      ) order by v.position) from variants v where v.product_id = p.id),
    'addOns', (
      select json_agg(json_build_object('_id', a.id, 'name', a.name, 'price', a.price_kobo / 100.0::float8,
        'maxQuantityAllowed', a.max_quantity) order by a.position) from add_ons a where a.product_id = p.id)
  )::text as data
  from products p join shops s on s.id = p.shop_id where p.id = $1 and p.is_visible`

serveMinimal(async ({ pathname }) => {
  const { rows } = await pool.query({ name: 'detail', text, values: [pathname.split('/').at(-1)] })
  return `{"success":true,"data":{"product":${rows[0].data}}}`
})
