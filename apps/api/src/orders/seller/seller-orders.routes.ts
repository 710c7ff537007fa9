import * as contract from '@ahia/contracts/seller/seller-orders'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '#shops/commands/get-shop-caller.ts'
import { createDeliveryCodes } from '../parcels/delivery-codes.ts'
import { acceptOrders } from './accept-orders.ts'
import { askAddress } from './ask-address.ts'
import { cannotFulfil } from './cannot-fulfil.ts'
import { getSellerOrder, listSellerOrders } from './get-seller-order.ts'

/** SELL-24 to SELL-38: a shop and its paid orders. */
export const sellerOrdersRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .get('/orders', signedIn(contract.listSellerOrders), accepts(contract.listSellerOrders), async (c) => {
    const { deps, account, input } = c.var
    const { shopId } = await getShopCaller(deps, account.accountId)
    const { tab, way = null, state = null, search: number = null, cursor: after = null, limit } = input
    const page = await listSellerOrders(deps, { shopId, tab, way, state, number, after, limit })
    return answer(c, contract.listSellerOrders, page)
  })
  .get('/orders/:id', signedIn(contract.getSellerOrder), accepts(contract.getSellerOrder), async (c) => {
    const { deps, account, input } = c.var
    const { shopId } = await getShopCaller(deps, account.accountId)
    const order = await getSellerOrder(deps.db.read, { shopId, orderId: input.id })
    return answer(c, contract.getSellerOrder, { order })
  })
  .post(
    '/orders/accept',
    signedIn(contract.acceptOrders),
    withinLimit(contract.acceptOrders),
    accepts(contract.acceptOrders),
    async (c) => {
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      return answer(c, contract.acceptOrders, await acceptOrders(c.var.deps, { caller, ...c.var.input }))
    },
  )
  .post(
    '/orders/:id/cannot-fulfil',
    signedIn(contract.cannotFulfil),
    withinLimit(contract.cannotFulfil),
    accepts(contract.cannotFulfil),
    async (c) => {
      const { id: orderId, ...input } = c.var.input
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      const order = await cannotFulfil(c.var.deps, { caller, orderId, ...input })
      return answer(c, contract.cannotFulfil, { order }, 'Order cancelled')
    },
  )
  .post(
    '/orders/:id/ask-address',
    signedIn(contract.askAddress),
    withinLimit(contract.askAddress),
    accepts(contract.askAddress),
    async (c) => {
      const { id: orderId, ...input } = c.var.input
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      const order = await askAddress(c.var.deps, { caller, orderId, ...input })
      return answer(c, contract.askAddress, { order }, "We've asked the customer")
    },
  )
  .get('/delivery-key', signedIn(contract.getDeliveryKey), accepts(contract.getDeliveryKey), async (c) => {
    const { publicKey } = createDeliveryCodes(c.var.deps.secrets)
    return answer(c, contract.getDeliveryKey, { publicKey })
  })
