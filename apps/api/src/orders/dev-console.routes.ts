import * as contract from '@ahia/contracts/dev-console'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { Db } from '#tables.ts'
import { settleDispute } from './disputes/settle-dispute.ts'
import { listDevConsoleOrders } from './list-dev-console-orders.ts'
import { shipOrder } from './steps/ship-order.ts'

/** Stands in for shops and staff until they have their own pages; mounted only where developer pages are enabled. */
export const devConsoleRoutes = new Hono<ApiEnv<{ db: Db }>>()
  .get('/', accepts(contract.listDevConsoleOrders), async (c) =>
    answer(c, contract.listDevConsoleOrders, { orders: await listDevConsoleOrders(c.var.deps) }),
  )
  .post('/:id/ship', accepts(contract.shipOrder), async (c) =>
    answer(c, contract.shipOrder, { order: await shipOrder(c.var.deps, c.var.input.id) }),
  )
  .post('/:id/settle', accepts(contract.settleDispute), async (c) => {
    const { id: orderId, outcome, answer: words } = c.var.input
    const order = await settleDispute(c.var.deps, { orderId, outcome, answer: words })
    return answer(c, contract.settleDispute, { order })
  })
