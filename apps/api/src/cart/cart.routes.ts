import * as contract from '@ahia/contracts/cart'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { type AddToCartDeps, addToCart } from './add-to-cart.ts'
import { countCart } from './cart.reads.ts'
import { clearCart } from './clear-cart.ts'
import { reduceQuantity } from './reduce-quantity.ts'
import { removeFromCart } from './remove-from-cart.ts'
import { restoreItem } from './restore-item.ts'
import { showCart } from './show-cart.ts'

/** CART-14: the message after a change. */
const UPDATED = 'Cart updated successfully'

export const cartRoutes = new Hono<ApiEnv<AccountsDeps & AddToCartDeps>>()
  .get('/', signedIn(contract.getCart), accepts(contract.getCart), async (c) =>
    answer(c, contract.getCart, { cart: await showCart(c.var.deps, c.var.account.accountId) }),
  )
  .get('/count', signedIn(contract.countCart), accepts(contract.countCart), async (c) =>
    answer(c, contract.countCart, {
      totalItems: await countCart(c.var.deps.db.read, c.var.account.accountId),
    }),
  )
  .post(
    '/addToCart',
    signedIn(contract.addToCart),
    withinLimit(contract.addToCart),
    accepts(contract.addToCart),
    async (c) => {
      const { deps, account, input } = c.var
      const added = await addToCart(deps, { accountId: account.accountId, ...input })
      return answer(c, contract.addToCart, added, 'Item added to cart successfully')
    },
  )
  .post(
    '/removeFromCart',
    signedIn(contract.removeFromCart),
    withinLimit(contract.removeFromCart),
    accepts(contract.removeFromCart),
    async (c) => {
      await removeFromCart(c.var.deps, { accountId: c.var.account.accountId, name: c.var.input })
      return answer(c, contract.removeFromCart, {}, 'Item removed from cart')
    },
  )
  .post(
    '/restoreItem',
    signedIn(contract.restoreItem),
    withinLimit(contract.restoreItem),
    accepts(contract.restoreItem),
    async (c) => {
      await restoreItem(c.var.deps, { accountId: c.var.account.accountId, itemId: c.var.input.itemId })
      return answer(c, contract.restoreItem, {}, UPDATED)
    },
  )
  .post(
    '/clearCart',
    signedIn(contract.clearCart),
    withinLimit(contract.clearCart),
    accepts(contract.clearCart),
    async (c) => {
      await clearCart(c.var.deps, c.var.account.accountId)
      return answer(c, contract.clearCart, {}, 'Cart cleared successfully')
    },
  )
  .post(
    '/reduceQuantity',
    signedIn(contract.reduceQuantity),
    withinLimit(contract.reduceQuantity),
    accepts(contract.reduceQuantity),
    async (c) => {
      const { by, ...name } = c.var.input
      const quantity = await reduceQuantity(c.var.deps, { accountId: c.var.account.accountId, name, by })
      return answer(c, contract.reduceQuantity, { quantity }, UPDATED)
    },
  )
