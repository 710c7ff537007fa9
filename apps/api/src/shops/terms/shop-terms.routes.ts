import * as contract from '@ahia/contracts/seller/terms'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '../commands/get-shop-caller.ts'
import { answerShopTerms, getShopTerms } from './shop-terms.ts'

/** SELL-53 */
export const shopTermsRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/', signedIn(contract.getShopTerms), accepts(contract.getShopTerms), async (c) => {
    const { deps, account } = c.var
    const owner = await getShopCaller(deps, account.accountId)
    return answer(c, contract.getShopTerms, await getShopTerms(deps.db.read, owner))
  })
  .post(
    '/answer',
    signedIn(contract.answerShopTerms),
    withinLimit(contract.answerShopTerms),
    accepts(contract.answerShopTerms),
    async (c) => {
      const { deps, account, input } = c.var
      const caller = await getShopCaller(deps, account.accountId)
      return answer(c, contract.answerShopTerms, await answerShopTerms(deps, { caller, ...input }))
    },
  )
