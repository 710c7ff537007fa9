import { randomUUID } from 'node:crypto'
import type { Market } from './market.ts'

export type LastThing = { productId: string; selectedVariantId: string | null }

const DESCRIPTION = 'There is little to say about it, but that there are few left and many want one of them.'

/** A new product with this much stock, with a variant or without. */
export async function listProduct(
  { database }: Market,
  { stock, kind }: { stock: number; kind: 'plain' | 'variant' },
): Promise<LastThing> {
  const [productId, variantId] = [randomUUID(), kind === 'variant' ? randomUUID() : null]
  await database.query(
    `insert into products (
       id, shop_id, shop_name, shop_status, name, subtitle, description, category, base_price_kobo, stock, variant_name,
       picture_keys, status
     )
     select $1::uuid, id, name, status, 'Last of it ' || $1::uuid, 'Many want it at once', $4::text, 'FOOD', 100000,
       case when $3::uuid is null then $2::integer else 0 end, case when $3::uuid is not null then 'Size' end, '{none}', 'LIVE'
     from shops where status = 'APPROVED' order by id limit 1`,
    [productId, stock, variantId, DESCRIPTION],
  )
  if (variantId !== null) {
    await database.query(
      `insert into variants (id, product_id, position, value, stock) values ($1, $2, 0, 'Large', $3)`,
      [variantId, productId, stock],
    )
  }
  await database.query(
    `insert into stock_moves (id, product_id, variant_id, kind, quantity, moved_at)
     values (gen_random_uuid(), $1, $2, 'OPENING', $3, now())`,
    [productId, variantId, stock],
  )
  return { productId, selectedVariantId: variantId }
}

/** Its stock, and how much of it is held. */
export async function countOf({ database }: Market, { productId }: LastThing) {
  const { rows } = await database.query<{ stock: number; held: number }>(
    `select stock, (select coalesce(sum(quantity), 0)::integer from stock_holds where product_id = products.id) as held
     from products where id = $1`,
    [productId],
  )
  return rows[0] ?? { stock: 0, held: 0 }
}
