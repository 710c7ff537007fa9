import * as contract from '@ahia/contracts/seller/package'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '#shops/commands/get-shop-caller.ts'
import { changePackage, endPackage, resumePackage } from './change-package.ts'
import { getPackage } from './get-package.ts'

/** SELL-52 */
export const packageRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/', signedIn(contract.getPackage), accepts(contract.getPackage), async (c) => {
    const { shopId } = await getShopCaller(c.var.deps, c.var.account.accountId)
    return answer(c, contract.getPackage, await getPackage(c.var.deps.db.read, shopId))
  })
  .post(
    '/change',
    signedIn(contract.changePackage),
    withinLimit(contract.changePackage),
    accepts(contract.changePackage),
    async (c) => {
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      return answer(c, contract.changePackage, await changePackage(c.var.deps, { caller, ...c.var.input }))
    },
  )
  .post(
    '/end',
    signedIn(contract.endPackage),
    withinLimit(contract.endPackage),
    accepts(contract.endPackage),
    async (c) => {
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      return answer(c, contract.endPackage, await endPackage(c.var.deps, { caller, ...c.var.input }))
    },
  )
  .post(
    '/resume',
    signedIn(contract.resumePackage),
    withinLimit(contract.resumePackage),
    accepts(contract.resumePackage),
    async (c) => {
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      return answer(c, contract.resumePackage, await resumePackage(c.var.deps, { caller, ...c.var.input }))
    },
  )
