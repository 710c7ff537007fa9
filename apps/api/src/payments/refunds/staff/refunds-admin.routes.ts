import * as contract from '@ahia/contracts/admin/refunds'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import type { Db } from '#tables.ts'
import { retryRefund } from '../retry-refund.ts'
import { askAboutRefund, closeRefund } from './handle-refund.ts'
import { showRefund } from './show-refund.ts'

/** ADMIN-41: refunds that are stuck. */
export const refundsAdminRoutes = new Hono<ApiEnv<{ db: Db; publicUrl: string }>>()
  .get('/:id', staffOnly(contract.getRefundPage), accepts(contract.getRefundPage), async (c) =>
    answer(c, contract.getRefundPage, { refund: await showRefund(c.var.deps, c.var.input.id) }),
  )
  .post('/:id/retry', staffOnly(contract.retryRefund), accepts(contract.retryRefund), async (c) => {
    const { id: refundId } = c.var.input
    const id = await retryRefund(c.var.deps, { refundId, by: c.var.staff })
    return answer(c, contract.retryRefund, { id })
  })
  .post('/:id/ask', staffOnly(contract.askAboutRefund), accepts(contract.askAboutRefund), async (c) => {
    await askAboutRefund(c.var.deps, { refundId: c.var.input.id, by: c.var.staff })
    return answer(c, contract.askAboutRefund, {})
  })
  .post('/:id/close', staffOnly(contract.closeRefund), accepts(contract.closeRefund), async (c) => {
    const { id: refundId, reason } = c.var.input
    await closeRefund(c.var.deps, { refundId, reason, by: c.var.staff })
    return answer(c, contract.closeRefund, {})
  })
