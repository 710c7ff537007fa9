import * as contract from '@ahia/contracts/developers/dev-console'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Db } from '#tables.ts'
import { announceHoliday } from './deadlines/announce-holiday.ts'
import { moveLastDay, recordDelivery } from './deadlines/staff-deliveries.ts'
import { settleLatest } from './disputes/settle-latest.ts'
import { listDevConsoleOrders } from './list-dev-console-orders.ts'
import { actAsShop } from './seller/act-as-shop.ts'
import { shipOrder } from './steps/ship-order.ts'

/** Stands in for shops and staff until they have their own pages; mounted only where developer pages are enabled. */
export const devConsoleRoutes = new Hono<ApiEnv<{ db: Db; secrets: Secrets; publicUrl: string }>>()
  .get('/', accepts(contract.listDevConsoleOrders), async (c) =>
    answer(c, contract.listDevConsoleOrders, { orders: await listDevConsoleOrders(c.var.deps) }),
  )
  .post('/:id/ship', accepts(contract.shipOrder), async (c) =>
    answer(c, contract.shipOrder, { order: await shipOrder(c.var.deps, c.var.input.id) }),
  )
  .post('/:id/settle', accepts(contract.settleDispute), async (c) => {
    const { id: orderId, outcome, answer: words } = c.var.input
    const order = await settleLatest(c.var.deps, { orderId, outcome, answer: words })
    return answer(c, contract.settleDispute, { order })
  })
  .post('/holidays', accepts(contract.announceHoliday), async (c) => {
    await announceHoliday(c.var.deps, c.var.input)
    return answer(c, contract.announceHoliday, {})
  })
  .post('/:id/parcel', accepts(contract.takeDevConsoleStep), async (c) => {
    const { id: orderId, ...step } = c.var.input
    return answer(c, contract.takeDevConsoleStep, {
      order: await actAsShop(c.var.deps, { orderId, ...step }),
    })
  })
  .post('/:id/delivered', accepts(contract.recordDelivery), async (c) => {
    const { id: orderId, proof, note } = c.var.input
    return answer(c, contract.recordDelivery, {
      order: await recordDelivery(c.var.deps, { orderId, proof, note, by: null }),
    })
  })
  .post('/:id/last-day', accepts(contract.moveLastDay), async (c) => {
    const { id: orderId, day } = c.var.input
    return answer(c, contract.moveLastDay, {
      order: await moveLastDay(c.var.deps, { orderId, day, by: null }),
    })
  })
