import * as contract from '@ahia/contracts/developers/dev-console'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import type { ShelvesDeps } from './closing/closing-deps.ts'
import { listPendingShops } from './list-pending-shops.ts'
import { approveUnchecked } from './review/approve-unchecked.ts'

/** For trying the market out without the back office; mounted only where developer pages are enabled. */
export const shopDevConsoleRoutes = new Hono<ApiEnv<ShelvesDeps>>()
  .get('/', accepts(contract.listPendingShops), async (c) =>
    answer(c, contract.listPendingShops, { shops: await listPendingShops(c.var.deps) }),
  )
  .post('/:id/approve', accepts(contract.approveShop), async (c) => {
    const { id: shopId, version } = c.var.input
    await approveUnchecked(c.var.deps, { shopId, version })
    return answer(c, contract.approveShop, {})
  })
