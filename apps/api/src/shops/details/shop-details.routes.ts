import * as contract from '@ahia/contracts/seller/shop-details'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '../commands/get-shop-caller.ts'
import { getShopDetails, saveShopDetails } from './save-shop-details.ts'

/** SELL-50 */
export const shopDetailsRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/', signedIn(contract.getShopDetails), accepts(contract.getShopDetails), async (c) => {
    const { shopId } = await getShopCaller(c.var.deps, c.var.account.accountId)
    return answer(c, contract.getShopDetails, await getShopDetails(c.var.deps.db.read, shopId))
  })
  .put(
    '/',
    signedIn(contract.saveShopDetails),
    withinLimit(contract.saveShopDetails),
    accepts(contract.saveShopDetails),
    async (c) => {
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      return answer(
        c,
        contract.saveShopDetails,
        await saveShopDetails(c.var.deps, { caller, ...c.var.input }),
      )
    },
  )
