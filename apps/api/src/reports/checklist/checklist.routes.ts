import * as contract from '@ahia/contracts/seller/checklist'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '#shops/commands/get-shop-caller.ts'
import { getChecklist } from './get-checklist.ts'

/** SELL-05 */
export const checklistRoutes = new Hono<ApiEnv<AccountsDeps>>().get(
  '/',
  signedIn(contract.getChecklist),
  accepts(contract.getChecklist),
  async (c) => {
    const { shopId } = await getShopCaller(c.var.deps, c.var.account.accountId)
    return answer(c, contract.getChecklist, await getChecklist(c.var.deps, shopId))
  },
)
