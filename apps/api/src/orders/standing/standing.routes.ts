import * as contract from '@ahia/contracts/seller/standing'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '#shops/commands/get-shop-caller.ts'
import { appealStanding } from './appeal-standing.ts'
import { listStandingOrders } from './list-standing-orders.ts'

/** SELL-51: the orders behind a shop's standing; the figures are of `reports`. */
export const standingOrdersRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/orders', signedIn(contract.listStandingOrders), accepts(contract.listStandingOrders), async (c) => {
    const { deps, account, input } = c.var
    const { shopId } = await getShopCaller(deps, account.accountId)
    return answer(c, contract.listStandingOrders, await listStandingOrders(deps, { shopId, ...input }))
  })
  .post(
    '/:id/appeal',
    signedIn(contract.appealStanding),
    withinLimit(contract.appealStanding),
    accepts(contract.appealStanding),
    async (c) => {
      const { deps, account, input } = c.var
      const caller = await getShopCaller(deps, account.accountId)
      const { id: orderId, ...appeal } = input
      return answer(c, contract.appealStanding, await appealStanding(deps, { caller, orderId, ...appeal }))
    },
  )
