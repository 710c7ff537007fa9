import * as contract from '@ahia/contracts/delivery'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { Db } from '#tables.ts'
import { estimateDelivery } from './estimate-delivery.ts'

export const deliveryRoutes = new Hono<ApiEnv<{ db: Db }>>().get(
  '/estimate',
  accepts(contract.estimateDelivery),
  async (c) => {
    const { state, items: productIds } = c.var.input
    const estimate = await estimateDelivery(c.var.deps, { state, productIds, now: new Date() })
    return answer(c, contract.estimateDelivery, estimate)
  },
)
