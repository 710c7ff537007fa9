import * as contract from '@ahia/contracts/admin/orders'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import type { Db } from '#tables.ts'
import { moveLastDay, recordDelivery } from '../deadlines/staff-deliveries.ts'
import { cancelAsStaff } from './cancel-as-staff.ts'
import { getOrderPage } from './get-order-page.ts'

/** ADMIN-28: orders for staff. */
export const ordersAdminRoutes = new Hono<ApiEnv<{ db: Db }>>()
  .get('/:id', staffOnly(contract.getOrderPage), accepts(contract.getOrderPage), async (c) =>
    answer(c, contract.getOrderPage, await getOrderPage(c.var.deps, c.var.input.id)),
  )
  .post(
    '/:id/deliver',
    staffOnly(contract.deliverOrderAsStaff),
    accepts(contract.deliverOrderAsStaff),
    async (c) => {
      const { id: orderId, proof, words: note } = c.var.input
      await recordDelivery(c.var.deps, { orderId, proof, note, by: c.var.staff })
      return answer(c, contract.deliverOrderAsStaff, {})
    },
  )
  .post(
    '/:id/cancel',
    staffOnly(contract.cancelOrderAsStaff),
    accepts(contract.cancelOrderAsStaff),
    async (c) => {
      const { id: orderId, words: reason } = c.var.input
      await cancelAsStaff(c.var.deps, { orderId, reason, by: c.var.staff })
      return answer(c, contract.cancelOrderAsStaff, {})
    },
  )
  .post(
    '/:id/extend',
    staffOnly(contract.extendOrderAsStaff),
    accepts(contract.extendOrderAsStaff),
    async (c) => {
      const { id: orderId, day } = c.var.input
      await moveLastDay(c.var.deps, { orderId, day, by: c.var.staff })
      return answer(c, contract.extendOrderAsStaff, {})
    },
  )
