import * as contract from '@ahia/contracts/wishlist'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { listSavedItems } from './list-saved-items.ts'
import { removeSavedItem } from './remove-saved-item.ts'
import { saveItems } from './save-items.ts'

export const wishlistRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/', signedIn(contract.listSavedItems), accepts(contract.listSavedItems), async (c) => {
    const items = await listSavedItems(c.var.deps.db.read, c.var.account.accountId)
    return answer(c, contract.listSavedItems, { items })
  })
  .post(
    '/save',
    signedIn(contract.saveItems),
    withinLimit(contract.saveItems),
    accepts(contract.saveItems),
    async (c) => {
      const { accountId } = c.var.account
      const saved = await saveItems(c.var.deps, { accountId, productIds: c.var.input.productIds })
      return answer(c, contract.saveItems, { saved })
    },
  )
  .post(
    '/remove',
    signedIn(contract.removeSavedItem),
    withinLimit(contract.removeSavedItem),
    accepts(contract.removeSavedItem),
    async (c) => {
      const { accountId } = c.var.account
      await removeSavedItem(c.var.deps, { accountId, productId: c.var.input.productId })
      return answer(c, contract.removeSavedItem, {})
    },
  )
