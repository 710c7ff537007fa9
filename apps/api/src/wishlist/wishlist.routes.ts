import * as contract from '@ahia/contracts/wishlist'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { listWishes } from './list-wishes.ts'
import { removeWish } from './remove-wish.ts'
import { saveWishes } from './save-wishes.ts'

export const wishlistRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/', signedIn(contract.listWishes), accepts(contract.listWishes), async (c) => {
    const wishes = await listWishes(c.var.deps.db.read, c.var.account.accountId)
    return answer(c, contract.listWishes, { wishes })
  })
  .post(
    '/save',
    signedIn(contract.saveWishes),
    withinLimit(contract.saveWishes),
    accepts(contract.saveWishes),
    async (c) => {
      const { accountId } = c.var.account
      const saved = await saveWishes(c.var.deps, { accountId, productIds: c.var.input.productIds })
      return answer(c, contract.saveWishes, { saved })
    },
  )
  .post(
    '/remove',
    signedIn(contract.removeWish),
    withinLimit(contract.removeWish),
    accepts(contract.removeWish),
    async (c) => {
      const { accountId } = c.var.account
      await removeWish(c.var.deps, { accountId, productId: c.var.input.productId })
      return answer(c, contract.removeWish, {})
    },
  )
