import * as contract from '@ahia/contracts/admin/goods'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { EmailDeps } from '#shops/emails/email-shop.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import { decideListing } from '../listings/review/decide-listing.ts'
import { refuseAppeal } from '../listings/review/refuse-appeal.ts'
import { closeReports } from '../reports/close-reports.ts'
import { listGoods, showGoods } from './list-goods.ts'
import { recategorise } from './recategorise.ts'

/** ADMIN-30 */
export const goodsAdminRoutes = new Hono<ApiEnv<EmailDeps>>()
  .get('/', staffOnly(contract.listGoods), accepts(contract.listGoods), async (c) =>
    answer(c, contract.listGoods, await listGoods(c.var.deps, c.var.input)),
  )
  .get('/:id', staffOnly(contract.showGoods), accepts(contract.showGoods), async (c) =>
    answer(c, contract.showGoods, { goods: await showGoods(c.var.deps, c.var.input.id, c.var.staff.id) }),
  )
  .post('/:id/decide', staffOnly(contract.decideGoods), accepts(contract.decideGoods), async (c) => {
    const { id: productId, ...decision } = c.var.input
    const reasonCode = decision.to === 'TAKEN_DOWN' ? decision.reasonCode : null
    await decideListing(c.var.deps, { ...decision, productId, reasonCode, by: c.var.staff })
    return answer(c, contract.decideGoods, {})
  })
  .post(
    '/:id/appeal/refuse',
    staffOnly(contract.refuseGoodsAppeal),
    accepts(contract.refuseGoodsAppeal),
    async (c) => {
      const { id: productId, words } = c.var.input
      await refuseAppeal(c.var.deps, { productId, words, by: c.var.staff })
      return answer(c, contract.refuseGoodsAppeal, {})
    },
  )
  .post(
    '/:id/recategorise',
    staffOnly(contract.recategoriseGoods),
    accepts(contract.recategoriseGoods),
    async (c) => {
      const { id: productId, ...shelf } = c.var.input
      await recategorise(c.var.deps, { ...shelf, productId, by: c.var.staff })
      return answer(c, contract.recategoriseGoods, {})
    },
  )
  .post(
    '/:id/reports/close',
    staffOnly(contract.closeGoodsReports),
    accepts(contract.closeGoodsReports),
    async (c) => {
      await closeReports(c.var.deps, { productId: c.var.input.id, reviewId: null, by: c.var.staff })
      return answer(c, contract.closeGoodsReports, {})
    },
  )
