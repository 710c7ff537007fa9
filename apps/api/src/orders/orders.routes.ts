import * as contract from '@ahia/contracts/orders'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { openDispute } from './disputes/open-dispute.ts'
import { listOrders } from './list-orders.ts'
import { answerAddress } from './parcels/answer-address.ts'
import { getOrderPhoto } from './parcels/parcel-photos.ts'
import { showDeliveryCode } from './parcels/show-delivery-code.ts'
import { drawReceipt } from './receipt/draw-receipt.ts'
import { cancelOrder } from './steps/cancel-order.ts'
import { confirmDelivery } from './steps/confirm-delivery.ts'

export const ordersRoutes = new Hono<ApiEnv<AccountsDeps & { pictures: PictureStore }>>()
  .get('/user', signedIn(contract.listOrders), accepts(contract.listOrders), async (c) => {
    const { deps, account, input } = c.var
    return answer(c, contract.listOrders, await listOrders(deps, { accountId: account.accountId, ...input }))
  })
  .post(
    '/:id/cancel',
    signedIn(contract.cancelOrder),
    withinLimit(contract.cancelOrder),
    accepts(contract.cancelOrder),
    async (c) => {
      const { deps, account, input } = c.var
      const order = await cancelOrder(deps, { accountId: account.accountId, orderId: input.id })
      return answer(c, contract.cancelOrder, { order }, 'Order cancelled')
    },
  )
  .post(
    '/:id/confirm',
    signedIn(contract.confirmDelivery),
    withinLimit(contract.confirmDelivery),
    accepts(contract.confirmDelivery),
    async (c) => {
      const { deps, account, input } = c.var
      const order = await confirmDelivery(deps, { accountId: account.accountId, orderId: input.id })
      return answer(c, contract.confirmDelivery, { order }, 'Delivery confirmed')
    },
  )
  .post(
    '/:id/address',
    signedIn(contract.answerAddress),
    withinLimit(contract.answerAddress),
    accepts(contract.answerAddress),
    async (c) => {
      const { id: orderId, ...address } = c.var.input
      const order = await answerAddress(c.var.deps, {
        accountId: c.var.account.accountId,
        orderId,
        ...address,
      })
      return answer(c, contract.answerAddress, { order }, "We've told the shop")
    },
  )
  .get(
    '/:id/delivery-code',
    signedIn(contract.getDeliveryCode),
    withinLimit(contract.getDeliveryCode),
    accepts(contract.getDeliveryCode),
    async (c) => {
      const { deps, account, input } = c.var
      const code = await showDeliveryCode(deps, { accountId: account.accountId, orderId: input.id })
      return answer(c, contract.getDeliveryCode, code)
    },
  )
  .post(
    '/:id/dispute',
    signedIn(contract.openDispute),
    withinLimit(contract.openDispute),
    accepts(contract.openDispute),
    async (c) => {
      const { id: orderId, ...complaint } = c.var.input
      const order = await openDispute(c.var.deps, {
        accountId: c.var.account.accountId,
        orderId,
        ...complaint,
      })
      return answer(c, contract.openDispute, { order }, "We've told the shop")
    },
  )
  .get(
    '/:id/photo',
    signedIn(contract.getOrderPhoto),
    withinLimit(contract.getOrderPhoto),
    accepts(contract.getOrderPhoto),
    async (c) => {
      const { deps, account, input } = c.var
      const photo = await getOrderPhoto(deps, { accountId: account.accountId, orderId: input.id })
      return answer(c, contract.getOrderPhoto, photo)
    },
  )
  .get(
    '/:id/receipt',
    signedIn(contract.getReceipt),
    withinLimit(contract.getReceipt),
    accepts(contract.getReceipt),
    async (c) => {
      const { deps, account, input } = c.var
      const receipt = await drawReceipt(deps, { accountId: account.accountId, orderId: input.id })
      return answer(c, contract.getReceipt, receipt)
    },
  )
