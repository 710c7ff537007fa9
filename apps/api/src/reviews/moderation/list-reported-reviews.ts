import type { ReportedReview } from '@ahia/contracts/admin/reviews'
import type { ProductId, ReviewId } from '@ahia/contracts/ids'
import { listOpenReviewReports } from '#catalog/reports/review-reports.reads.ts'
import { listNamesOf } from '#catalog/shop-products.reads.ts'
import type { Db } from '#tables.ts'
import { reviewNotFound } from '../reviews.errors.ts'
import { listModerated, type ModeratedReview } from './moderation.sql.ts'

/** ADMIN-31: reported ones first, in the order of their first report; then those whose words are hidden. */
export async function listReportedReviews({ db }: { db: Db }): Promise<ReportedReview[]> {
  const reports = await listOpenReviewReports(db.read)
  const stored = await listModerated(db.read, [...reports.keys()])
  const places = [...reports.keys()]
  const names = await listNamesOf(
    db.read,
    stored.map(({ productId }) => productId),
  )
  const rank = ({ _id }: ModeratedReview) => (places.includes(_id) ? places.indexOf(_id) : places.length)
  return stored
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ productId, ...review }) => ({
      ...review,
      product: { _id: productId, name: names.get(productId) ?? '' },
      reports: reports.get(review._id) ?? [],
    }))
}

/** The product of a review. */
export async function getProductOf({ db }: { db: Db }, reviewId: ReviewId): Promise<ProductId> {
  const review = await db.read
    .selectFrom('reviews')
    .select('product_id as productId')
    .where('id', '=', reviewId)
    .executeTakeFirst()
  if (!review) throw reviewNotFound()
  return review.productId
}
