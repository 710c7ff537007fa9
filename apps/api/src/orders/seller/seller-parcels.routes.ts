import * as contract from '@ahia/contracts/seller/seller-orders'
import { Hono } from 'hono'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { signedIn } from '#accounts/sessions/bearer.ts'
import { withinLimit } from '#accounts/sessions/within-limit.ts'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { getShopCaller } from '#shops/commands/get-shop-caller.ts'
import { deliverParcel } from './deliver-parcel.ts'
import { handOverParcel, parcelAtPoint } from './hand-over-parcel.ts'
import { packParcel } from './pack-parcel.ts'
import { readAddress } from './read-address.ts'
import { parcelLost, parcelReturned, parcelReturning } from './return-parcel.ts'
import { undoStep } from './undo-step.ts'

/** SELL-27 to SELL-37: the steps of a parcel, each an idempotent command of its shop. */
export const sellerParcelsRoutes = new Hono<ApiEnv<AccountsDeps>>()
  .post(
    '/:id/address',
    signedIn(contract.readDeliveryAddress),
    withinLimit(contract.readDeliveryAddress),
    accepts(contract.readDeliveryAddress),
    async (c) => {
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      const address = await readAddress(c.var.deps, { caller, parcelId: c.var.input.id })
      return answer(c, contract.readDeliveryAddress, address)
    },
  )
  .post(
    '/:id/packed',
    signedIn(contract.packParcel),
    withinLimit(contract.packParcel),
    accepts(contract.packParcel),
    async (c) => {
      const { id: parcelId, ...input } = c.var.input
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      const order = await packParcel(c.var.deps, { caller, parcelId, ...input })
      return answer(c, contract.packParcel, { order })
    },
  )
  .post(
    '/:id/undo',
    signedIn(contract.undoStep),
    withinLimit(contract.undoStep),
    accepts(contract.undoStep),
    async (c) => {
      const { id: parcelId, ...input } = c.var.input
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      const order = await undoStep(c.var.deps, { caller, parcelId, ...input })
      return answer(c, contract.undoStep, { order })
    },
  )
  .post(
    '/:id/handed-over',
    signedIn(contract.handOverParcel),
    withinLimit(contract.handOverParcel),
    accepts(contract.handOverParcel),
    async (c) => {
      const { id: parcelId, ...input } = c.var.input
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      const order = await handOverParcel(c.var.deps, { caller, parcelId, ...input })
      return answer(c, contract.handOverParcel, { order })
    },
  )
  .post(
    '/:id/at-point',
    signedIn(contract.parcelAtPoint),
    withinLimit(contract.parcelAtPoint),
    accepts(contract.parcelAtPoint),
    async (c) => {
      const { id: parcelId, ...input } = c.var.input
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      const order = await parcelAtPoint(c.var.deps, { caller, parcelId, ...input })
      return answer(c, contract.parcelAtPoint, { order })
    },
  )
  .post(
    '/:id/delivered',
    signedIn(contract.deliverParcel),
    withinLimit(contract.deliverParcel),
    accepts(contract.deliverParcel),
    async (c) => {
      const { id: parcelId, ...input } = c.var.input
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      const order = await deliverParcel(c.var.deps, { caller, parcelId, ...input })
      return answer(c, contract.deliverParcel, { order }, 'Delivery confirmed')
    },
  )
  .post(
    '/:id/returning',
    signedIn(contract.parcelReturning),
    withinLimit(contract.parcelReturning),
    accepts(contract.parcelReturning),
    async (c) => {
      const { id: parcelId, ...input } = c.var.input
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      const order = await parcelReturning(c.var.deps, { caller, parcelId, ...input })
      return answer(c, contract.parcelReturning, { order })
    },
  )
  .post(
    '/:id/returned',
    signedIn(contract.parcelReturned),
    withinLimit(contract.parcelReturned),
    accepts(contract.parcelReturned),
    async (c) => {
      const { id: parcelId, ...input } = c.var.input
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      const order = await parcelReturned(c.var.deps, { caller, parcelId, ...input })
      return answer(c, contract.parcelReturned, { order })
    },
  )
  .post(
    '/:id/lost',
    signedIn(contract.parcelLost),
    withinLimit(contract.parcelLost),
    accepts(contract.parcelLost),
    async (c) => {
      const { id: parcelId, ...input } = c.var.input
      const caller = await getShopCaller(c.var.deps, c.var.account.accountId)
      const order = await parcelLost(c.var.deps, { caller, parcelId, ...input })
      return answer(c, contract.parcelLost, { order })
    },
  )
