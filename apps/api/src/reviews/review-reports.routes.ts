import { reportReview } from '@ahia/contracts/questions/goods-reports'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedInOrGuest } from '#accounts/sessions/bearer.ts'
import { withinGuestLimit } from '#accounts/sessions/within-guest-limit.ts'
import { getVisibleProduct } from '#catalog/get-visible-product.ts'
import { type ReportDeps, reportGoods } from '#catalog/reports/report-goods.ts'
import { REPORT_THANKS, reporterOf } from '#catalog/reports/reporter-of.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getReviewOf } from './get-review-of.ts'

export const reviewReportsRoutes = new Hono<ApiEnv<AccountsDeps & ReportDeps>>().post(
  '/:id/reviews/:reviewId/report',
  signedInOrGuest,
  withinGuestLimit(reportReview),
  accepts(reportReview),
  async (c) => {
    const { deps, input } = c.var
    const productId = await getVisibleProduct(deps, input.id)
    const reviewId = await getReviewOf(deps, { productId, reviewId: input.reviewId })
    const { reason, words } = input
    await reportGoods(deps, { productId, reviewId, reason, words, by: reporterOf(c) })
    return answer(c, reportReview, {}, REPORT_THANKS)
  },
)
