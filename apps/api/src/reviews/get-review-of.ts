import type { ProductId, ReviewId } from '@ahia/contracts/ids'
import { isId } from '#platform/ids.ts'
import type { Db } from '#tables.ts'
import { reviewNotFound } from './reviews.errors.ts'

/** The id of a review of this product; throws for all others. */
export async function getReviewOf(
  { db }: { db: Db },
  { productId, reviewId }: { productId: ProductId; reviewId: string },
): Promise<ReviewId> {
  if (!isId<ReviewId>(reviewId)) throw reviewNotFound()
  const review = await db.read
    .selectFrom('reviews')
    .select('id')
    .where('id', '=', reviewId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  if (!review) throw reviewNotFound()
  return review.id
}
