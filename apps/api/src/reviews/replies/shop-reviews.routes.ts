import * as contract from '@ahia/contracts/seller/reviews'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '#shops/commands/get-shop-caller.ts'
import { listShopReviews } from './list-shop-reviews.ts'
import { replyToReview } from './reply-to-review.ts'

/** SELL-64 */
export const shopReviewsRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/', signedIn(contract.listShopReviews), accepts(contract.listShopReviews), async (c) => {
    const { deps, account, input } = c.var
    const { shopId } = await getShopCaller(deps, account.accountId)
    return answer(c, contract.listShopReviews, await listShopReviews(deps, { shopId, ...input }))
  })
  .put(
    '/:id/reply',
    signedIn(contract.replyToReview),
    withinLimit(contract.replyToReview),
    accepts(contract.replyToReview),
    async (c) => {
      const { deps, account, input } = c.var
      const caller = await getShopCaller(deps, account.accountId)
      const { id: reviewId, ...reply } = input
      return answer(c, contract.replyToReview, await replyToReview(deps, { caller, reviewId, ...reply }))
    },
  )
