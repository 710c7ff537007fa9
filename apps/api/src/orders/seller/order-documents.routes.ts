import * as contract from '@ahia/contracts/seller/order-documents'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '#shops/commands/get-shop-caller.ts'
import { addParcelPhoto, getParcelPhoto } from '../parcels/parcel-photos.ts'
import { drawDeliveryProof, drawShopReceipt } from '../receipt/draw-shop-documents.ts'

/** SELL-31, SELL-38: the photo, the receipt and the proof of delivery of an order, for its shop. */
export const orderDocumentsRoutes = new Hono<ApiEnv<AccountsDeps & { pictures: PictureStore }>>()
  .post(
    '/parcels/:id/photo',
    signedIn(contract.addParcelPhoto),
    withinLimit(contract.addParcelPhoto),
    accepts(contract.addParcelPhoto),
    async (c) => {
      const { id: parcelId, ...input } = c.var.input
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      const order = await addParcelPhoto(c.var.deps, { caller, parcelId, ...input })
      return answer(c, contract.addParcelPhoto, { order })
    },
  )
  .get(
    '/parcels/:id/photo',
    signedIn(contract.getParcelPhoto),
    withinLimit(contract.getParcelPhoto),
    accepts(contract.getParcelPhoto),
    async (c) => {
      const { shopId } = await getShopCaller(c.var.deps, c.var.account.accountId)
      const photo = await getParcelPhoto(c.var.deps, { shopId, parcelId: c.var.input.id })
      return answer(c, contract.getParcelPhoto, photo)
    },
  )
  .get(
    '/orders/:id/receipt',
    signedIn(contract.getSellerReceipt),
    withinLimit(contract.getSellerReceipt),
    accepts(contract.getSellerReceipt),
    async (c) => {
      const { shopId } = await getShopCaller(c.var.deps, c.var.account.accountId)
      const receipt = await drawShopReceipt(c.var.deps, { shopId, orderId: c.var.input.id })
      return answer(c, contract.getSellerReceipt, receipt)
    },
  )
  .get(
    '/orders/:id/proof',
    signedIn(contract.getDeliveryProof),
    withinLimit(contract.getDeliveryProof),
    accepts(contract.getDeliveryProof),
    async (c) => {
      const { shopId } = await getShopCaller(c.var.deps, c.var.account.accountId)
      const proof = await drawDeliveryProof(c.var.deps, { shopId, orderId: c.var.input.id })
      return answer(c, contract.getDeliveryProof, proof)
    },
  )
