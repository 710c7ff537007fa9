import * as contract from '@ahia/contracts/seller/email-choices'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '../commands/get-shop-caller.ts'
import { listMutedEmails } from './email-choices.reads.ts'
import { setEmailChoice } from './set-email-choice.ts'

/** SELL-47 */
export const emailChoicesRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/', signedIn(contract.getEmailChoices), accepts(contract.getEmailChoices), async (c) => {
    const { deps, account } = c.var
    const { shopId } = await getShopCaller(deps, account.accountId)
    return answer(c, contract.getEmailChoices, { muted: await listMutedEmails(deps.db.read, shopId) })
  })
  .put(
    '/',
    signedIn(contract.setEmailChoice),
    withinLimit(contract.setEmailChoice),
    accepts(contract.setEmailChoice),
    async (c) => {
      const { deps, account, input } = c.var
      const caller = await getShopCaller(deps, account.accountId)
      return answer(c, contract.setEmailChoice, await setEmailChoice(deps, { caller, ...input }))
    },
  )
