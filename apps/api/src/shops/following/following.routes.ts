import * as contract from '@ahia/contracts/profile/following'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer, answerJson } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { followShop } from './follow-shop.ts'
import { isFollowing, listFollowedJson } from './following.reads.ts'
import { unfollowShop } from './unfollow-shop.ts'

export const followingRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/', signedIn(contract.listFollowedShops), accepts(contract.listFollowedShops), async (c) => {
    const shops = await listFollowedJson(c.var.deps.db.read, c.var.account.accountId)
    return answerJson(c, contract.listFollowedShops, { shops })
  })
  .get('/:shopId', signedIn(contract.isShopFollowed), accepts(contract.isShopFollowed), async (c) => {
    const { accountId } = c.var.account
    const isFollowed = await isFollowing(c.var.deps.db.read, accountId, c.var.input.shopId)
    return answer(c, contract.isShopFollowed, { isFollowed })
  })
  .post(
    '/follow',
    signedIn(contract.followShop),
    withinLimit(contract.followShop),
    accepts(contract.followShop),
    async (c) => {
      const { accountId } = c.var.account
      await followShop(c.var.deps, { accountId, shopId: c.var.input.shopId })
      return answer(c, contract.followShop, {})
    },
  )
  .post(
    '/unfollow',
    signedIn(contract.unfollowShop),
    withinLimit(contract.unfollowShop),
    accepts(contract.unfollowShop),
    async (c) => {
      const { accountId } = c.var.account
      await unfollowShop(c.var.deps, { accountId, shopId: c.var.input.shopId })
      return answer(c, contract.unfollowShop, {})
    },
  )
