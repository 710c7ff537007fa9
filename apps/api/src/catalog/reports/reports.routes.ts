import { reportProduct } from '@ahia/contracts/questions/goods-reports'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedInOrGuest } from '#accounts/sessions/bearer.ts'
import { withinGuestLimit } from '#accounts/sessions/within-guest-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getVisibleProduct } from '../get-visible-product.ts'
import { type ReportDeps, reportGoods } from './report-goods.ts'
import { REPORT_THANKS, reporterOf } from './reporter-of.ts'

export const reportsRoutes = new Hono<ApiEnv<AccountsDeps & ReportDeps>>().post(
  '/:id/report',
  signedInOrGuest,
  withinGuestLimit(reportProduct),
  accepts(reportProduct),
  async (c) => {
    const { id, reason, words } = c.var.input
    const productId = await getVisibleProduct(c.var.deps, id)
    await reportGoods(c.var.deps, { productId, reviewId: null, reason, words, by: reporterOf(c) })
    return answer(c, reportProduct, {}, REPORT_THANKS)
  },
)
