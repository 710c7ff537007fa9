import { STANDING_DAYS } from '@ahia/contracts/limits'
import * as contract from '@ahia/contracts/seller/standing'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { readStanding } from '#orders/standing/standing.reads.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { readRecentStars } from '#reviews/shop-reviews.reads.ts'
import { getShopCaller } from '#shops/commands/get-shop-caller.ts'
import { readSuspension } from '#shops/review/answer-suspension.ts'

/** SELL-51 */
export const standingRoutes = new Hono<ApiEnv<AccountsDeps>>().get(
  '/',
  signedIn(contract.getStanding),
  accepts(contract.getStanding),
  async (c) => {
    const { db } = c.var.deps
    const { shopId } = await getShopCaller(c.var.deps, c.var.account.accountId)
    return answer(c, contract.getStanding, {
      days: STANDING_DAYS,
      measures: await readStanding(db.read, shopId),
      stars: await readRecentStars(db.read, { shopId, days: STANDING_DAYS }),
      suspension: await readSuspension(db.read, shopId),
    })
  },
)
