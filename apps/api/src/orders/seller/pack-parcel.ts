import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { isBehind } from '@ahia/rules/parcels/parcel-steps'
import type { Db } from '#tables.ts'
import { moveParcel } from '../parcels/move-parcel.ts'
import { type ParcelStep, takeParcelStep } from './take-parcel-step.ts'

/** SELL-27: known when the parcel went further already, as a phone without a network sends steps late. */
export const packParcel = (deps: { db: Db }, step: ParcelStep): Promise<SellerOrder> =>
  takeParcelStep(deps, { ...step, request: ['packed', step.at] }, async (tx, { parcel }, stamp) => {
    if (isBehind(parcel.status, 'PACKED')) return
    await moveParcel(tx, parcel, { to: 'PACKED', actor: 'SHOP', details: stamp })
  })
