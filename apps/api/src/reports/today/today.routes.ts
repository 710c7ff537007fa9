import * as contract from '@ahia/contracts/seller/today'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '#shops/commands/get-shop-caller.ts'
import { getToday } from './get-today.ts'

/** What a shop sees first. */
export const todayRoutes = new Hono<ApiEnv<AccountsDeps>>().get(
  '/',
  signedIn(contract.getToday),
  accepts(contract.getToday),
  async (c) => {
    const { shopId } = await getShopCaller(c.var.deps, c.var.account.accountId)
    return answer(c, contract.getToday, await getToday(c.var.deps, shopId))
  },
)
