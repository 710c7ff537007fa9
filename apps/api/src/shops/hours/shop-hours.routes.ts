import * as contract from '@ahia/contracts/seller/shop-hours'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '../commands/get-shop-caller.ts'
import { getShopHours, saveShopHours } from './save-shop-hours.ts'

/** SELL-50 */
export const shopHoursRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/', signedIn(contract.getShopHours), accepts(contract.getShopHours), async (c) => {
    const { shopId } = await getShopCaller(c.var.deps, c.var.account.accountId)
    return answer(c, contract.getShopHours, await getShopHours(c.var.deps.db.read, shopId))
  })
  .put(
    '/',
    signedIn(contract.saveShopHours),
    withinLimit(contract.saveShopHours),
    accepts(contract.saveShopHours),
    async (c) => {
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      return answer(c, contract.saveShopHours, await saveShopHours(c.var.deps, { caller, ...c.var.input }))
    },
  )
