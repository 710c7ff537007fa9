import type { addToCart } from '@ahia/contracts/cart'
import type { InputOf } from '@ahia/contracts/endpoint'
import type pg from 'pg'

/** Something that can be bought: a product, variant or option. */
export type Good = Pick<InputOf<typeof addToCart>, 'productId' | 'selectedVariantId' | 'selectedOptionId'>

const KINDS = 4
const PLENTY = 1_000_000

/** Some of each level (product, variant, option), of many shops. */
const CHOOSE = `
  with good as (
    select p.id as product_id, p.shop_id, v.id as variant_id, o.id as option_id,
      row_number() over (partition by v.id is null, o.id is null, p.shop_id order by p.id, v.id, o.id) as nth
    from products p
      left join variants v on v.product_id = p.id
      left join options o on o.variant_id = v.id
    where p.is_visible and p.delivery_area = 'EVERYWHERE' and p.base_price_kobo between 50000 and 5000000
  ), ranked as (
    select *, row_number() over (partition by variant_id is null, option_id is null order by shop_id) as place
    from good where nth = 1
  )
  select product_id, variant_id, option_id from ranked where place <= $1 order by place, product_id`

type Row = {
  product_id: Good['productId']
  variant_id: Good['selectedVariantId']
  option_id: Good['selectedOptionId']
}

/** Higher levels add up by themselves. */
const FILL = [
  'update options set stock = stock + $2 where id in (select unnest($1::uuid[]))',
  'update variants set stock = stock + $2 where option_name is null and id in (select unnest($1::uuid[]))',
  'update products set stock = stock + $2 where variant_name is null and id in (select unnest($1::uuid[]))',
]

/** Adds more stock than the proofs buy, with its stock moves (I3). */
export async function fillShelves(database: pg.Pool): Promise<Good[]> {
  const { rows } = await database.query<Row>(CHOOSE, [KINDS])
  const sold = rows.map(({ product_id, variant_id, option_id }) => option_id ?? variant_id ?? product_id)
  for (const statement of FILL) await database.query(statement, [sold, PLENTY])
  await database.query(
    `insert into stock_moves (id, product_id, variant_id, option_id, kind, quantity, moved_at)
     select gen_random_uuid(), good.*, 'RESTOCKED', $4, now()
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as good`,
    [
      rows.map((row) => row.product_id),
      rows.map((row) => row.variant_id),
      rows.map((row) => row.option_id),
      PLENTY,
    ],
  )
  return rows.map(({ product_id, variant_id, option_id }) => ({
    productId: product_id,
    selectedVariantId: variant_id,
    selectedOptionId: option_id,
  }))
}
