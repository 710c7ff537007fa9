import type { ProductId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'
import type { NewReview } from './new-review.ts'

/** Those that were new. */
export async function insertReviews(
  tx: Tx,
  reviews: NewReview[],
): Promise<{ productId: ProductId; stars: number }[]> {
  const { rows } = await sql<{ productId: ProductId; stars: number }>`
    insert into reviews (id, product_id, author_name, stars, text, created_at)
    select * from unnest(
      ${reviews.map(({ id }) => id)}::uuid[], ${reviews.map(({ productId }) => productId)}::uuid[],
      ${reviews.map(({ authorName }) => authorName)}::text[], ${reviews.map(({ stars }) => stars)}::integer[],
      ${reviews.map(({ text }) => text)}::text[], ${reviews.map(({ createdAt }) => createdAt)}::timestamptz[]
    )
    on conflict (id) do nothing
    returning product_id as "productId", stars`.execute(tx)
  return rows
}
