import type { ProductId, ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

type Rating = { stars: number; reviews: number }

export async function addRatings(
  tx: Tx,
  ratings: (Rating & { productId: ProductId })[],
): Promise<(Rating & { shopId: ShopId })[]> {
  const { rows } = await sql<Rating & { shopId: ShopId }>`
    update products set rating_sum = rating_sum + added.stars, rating_count = rating_count + added.reviews
    from unnest(${ratings.map(({ productId }) => productId)}::uuid[], ${ratings.map(({ stars }) => stars)}::integer[],
                ${ratings.map(({ reviews }) => reviews)}::integer[]) as added (id, stars, reviews)
    where products.id = added.id
    returning products.shop_id as "shopId", added.stars, added.reviews`.execute(tx)
  return rows
}
