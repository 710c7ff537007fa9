import * as contract from '@ahia/contracts/seller/holiday'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '../commands/get-shop-caller.ts'
import { getHoliday, setHoliday } from './set-holiday.ts'

/** SELL-48 */
export const holidayRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/', signedIn(contract.getHoliday), accepts(contract.getHoliday), async (c) => {
    const { shopId } = await getShopCaller(c.var.deps, c.var.account.accountId)
    return answer(c, contract.getHoliday, await getHoliday(c.var.deps, shopId))
  })
  .put(
    '/',
    signedIn(contract.setHoliday),
    withinLimit(contract.setHoliday),
    accepts(contract.setHoliday),
    async (c) => {
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      return answer(c, contract.setHoliday, await setHoliday(c.var.deps, { caller, ...c.var.input }))
    },
  )
