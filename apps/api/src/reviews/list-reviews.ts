import { MAX_REVIEW_PAGE } from '@ahia/contracts/limits'
import type { Review } from '@ahia/contracts/reviews'
import { getVisibleProduct } from '#catalog/get-visible-product.ts'
import type { Db } from '#tables.ts'
import { listReviewPage, readStarCounts, type StarCount } from './reviews.sql.ts'

type ListReviews = { productId: string; page: number; limit: number }
type ListedReviews = {
  reviews: Review[]
  total: number
  page: number
  pages: number
  stars: StarCount[]
}

const FROM_BEST_TO_WORST = [5, 4, 3, 2, 1]

/** PDP-14: the reviews of a product, newest first. Throws for a product that is not visible. */
export async function listReviews(
  { db }: { db: Db },
  { productId: id, page, limit }: ListReviews,
): Promise<ListedReviews> {
  const productId = await getVisibleProduct({ db }, id)
  const counted = await readStarCounts(db.read, productId)
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  const offset = (page - 1) * limit
  const reviews = offset < total ? await listReviewPage(db.read, { productId, limit, offset }) : []
  return {
    reviews,
    total,
    page,
    pages: Math.min(Math.ceil(total / limit), MAX_REVIEW_PAGE),
    stars: FROM_BEST_TO_WORST.map((stars) => ({
      stars,
      count: counted.find((one) => one.stars === stars)?.count ?? 0,
    })),
  }
}
