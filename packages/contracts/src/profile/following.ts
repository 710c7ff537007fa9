import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { shopIdSchema } from '../ids.ts'
import { MAX_FOLLOWED_SHOPS } from '../limits.ts'
import { shopSchema } from '../shapes/shop-front.ts'

const oneShop = z.strictObject({ shopId: shopIdSchema })

/** T20: all changes together. */
const changes = { account: { name: 'following', max: 60, seconds: 60, lease: 10 } } as const

/** WIN-13: shops that are no longer open are left out. */
export const listFollowedShops = endpoint({
  method: 'GET',
  path: '/following',
  auth: 'customer',
  tag: 'following',
  summary: 'The shops that the customer follows, the latest first',
  data: z.strictObject({ shops: z.array(shopSchema).max(MAX_FOLLOWED_SHOPS) }),
  errors: ['NOT_SIGNED_IN'],
})

export const isShopFollowed = endpoint({
  method: 'GET',
  path: '/following/{shopId}',
  auth: 'customer',
  tag: 'following',
  summary: 'Whether the customer follows this shop',
  params: oneShop,
  data: z.strictObject({ isFollowed: z.boolean() }),
  errors: ['NOT_SIGNED_IN'],
})

/** WIN-13: idempotent. */
export const followShop = endpoint({
  method: 'POST',
  path: '/following/follow',
  auth: 'customer',
  tag: 'following',
  summary: 'Follows a shop; idempotent',
  body: oneShop,
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'SHOP_NOT_FOUND', 'FOLLOWING_FULL', 'RATE_LIMITED'],
  limits: changes,
})

/** WIN-13: idempotent. */
export const unfollowShop = endpoint({
  method: 'POST',
  path: '/following/unfollow',
  auth: 'customer',
  tag: 'following',
  summary: 'Stops following a shop; idempotent',
  body: oneShop,
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'RATE_LIMITED'],
  limits: changes,
})
