import { recordRatings } from '#catalog/record-ratings.ts'
import type { Tx } from '#tables.ts'
import type { NewReview } from './new-review.ts'
import { insertReviews } from './reviews.sql.ts'

/** Adds reviews and, in the same transaction, their stars to the ratings of product and shop. Idempotent. */
export async function addReviews(tx: Tx, reviews: NewReview[]): Promise<void> {
  const added = await insertReviews(tx, reviews)
  const byProduct = Map.groupBy(added, ({ productId }) => productId)
  const ratings = [...byProduct].map(([productId, own]) => ({
    productId,
    stars: own.reduce((sum, { stars }) => sum + stars, 0),
    reviews: own.length,
  }))
  await recordRatings(tx, ratings)
}
