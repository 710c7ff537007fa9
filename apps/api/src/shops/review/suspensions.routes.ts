import * as contract from '@ahia/contracts/seller/suspension'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '../commands/get-shop-caller.ts'
import { answerSuspension } from './answer-suspension.ts'

/** ADMIN-21: the owner's side. */
export const suspensionsRoutes = new Hono<ApiEnv<AccountsDeps>>().post(
  '/answer',
  signedIn(contract.answerSuspension),
  withinLimit(contract.answerSuspension),
  accepts(contract.answerSuspension),
  async (c) => {
    const { shopId } = await getShopCaller(c.var.deps, c.var.account.accountId)
    const suspension = await answerSuspension(c.var.deps, { shopId, ...c.var.input })
    return answer(c, contract.answerSuspension, { suspension })
  },
)
