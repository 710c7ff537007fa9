import { listReviews } from '@ahia/contracts/reviews'
import { definePart } from '@ahia/web/parts/define-part'
import type { ReviewPage } from './review-page.ts'

const NO_REVIEWS: ReviewPage = { reviews: [], total: 0, page: 1, pages: 0, stars: [] }

export const REVIEWS_FAILED = "We couldn't load the reviews."

type ReviewsQuestion = { productId: string; page: number }

/** PDP-14: reviews load apart, so that the product page does not wait for them. */
export const reviewsPart = definePart<ReviewsQuestion, ReviewPage>({
  name: 'reviews',
  load: (call, { productId, page }, signal) => call(listReviews, { id: productId, page }, { signal }),
  keyOf: ({ productId, page }) => `${productId} ${page}`,
  failed: REVIEWS_FAILED,
  empty: NO_REVIEWS,
})
