import * as contract from '@ahia/contracts/admin/reviews'
import { Hono } from 'hono'
import { closeReports } from '#catalog/reports/close-reports.ts'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import type { Db } from '#tables.ts'
import { hideWords, showWords } from './hide-words.ts'
import { getProductOf, listReportedReviews } from './list-reported-reviews.ts'
import { getReviewPhoto } from './settle-photos.ts'

/** ADMIN-31 */
export const reviewsAdminRoutes = new Hono<ApiEnv<{ db: Db; pictures: PictureStore }>>()
  .get('/', staffOnly(contract.listReportedReviews), accepts(contract.listReportedReviews), async (c) =>
    answer(c, contract.listReportedReviews, { reviews: await listReportedReviews(c.var.deps) }),
  )
  .get(
    '/:id/photos/:place',
    staffOnly(contract.getReviewPhoto),
    accepts(contract.getReviewPhoto),
    async (c) => {
      const { id: reviewId, place } = c.var.input
      return answer(c, contract.getReviewPhoto, await getReviewPhoto(c.var.deps, { reviewId, place }))
    },
  )
  .post('/:id/hide', staffOnly(contract.hideReview), accepts(contract.hideReview), async (c) => {
    const { id: reviewId, reason } = c.var.input
    await hideWords(c.var.deps, { reviewId, reason, by: c.var.staff })
    return answer(c, contract.hideReview, {})
  })
  .post('/:id/show', staffOnly(contract.showReview), accepts(contract.showReview), async (c) => {
    await showWords(c.var.deps, { reviewId: c.var.input.id, by: c.var.staff })
    return answer(c, contract.showReview, {})
  })
  .post(
    '/:id/reports/close',
    staffOnly(contract.closeReviewReports),
    accepts(contract.closeReviewReports),
    async (c) => {
      const { id: reviewId } = c.var.input
      const productId = await getProductOf(c.var.deps, reviewId)
      await closeReports(c.var.deps, { productId, reviewId, by: c.var.staff })
      return answer(c, contract.closeReviewReports, {})
    },
  )
