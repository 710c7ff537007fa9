import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { isBehind } from '@ahia/rules/parcels/parcel-steps'
import { enqueue } from '#platform/jobs/outbox.ts'
import type { Db } from '#tables.ts'
import { parcelNotice } from '../emails/parcel-notice.ts'
import { parcelStepRefused } from '../orders.errors.ts'
import { moveParcel } from '../parcels/move-parcel.ts'
import { moveOrders } from '../steps/move-orders.ts'
import { type ParcelStep, takeParcelStep } from './take-parcel-step.ts'

type HandOver = ParcelStep & { carrier: string; waybill?: string | undefined }

/**
 * SELL-31: the parcel is with its carrier, so the order is SHIPPED. Against a cancellation at the same moment one of both wins on the
 * order's row: nothing is shipped that is being refunded.
 */
export const handOverParcel = (deps: { db: Db }, step: HandOver): Promise<SellerOrder> => {
  const { at, carrier, waybill } = step
  return takeParcelStep(
    deps,
    { ...step, request: ['handed-over', at, carrier, waybill] },
    async (tx, locked, stamp) => {
      const { parcel, order } = locked
      if (isBehind(parcel.status, 'HANDED_OVER')) return
      if (!CAN_LEAVE.includes(parcel.status)) throw parcelStepRefused(parcel.status)
      const details = { ...stamp, carrier, ...(waybill !== undefined && { waybill }) }
      await moveOrders(tx, { orderIds: [order.id], to: 'SHIPPED', actor: 'SHOP', parcel: details })
    },
  )
}

const CAN_LEAVE: readonly string[] = ['NEW', 'ACCEPTED', 'PACKED']

/** SELL-27: for orders that are picked up; the customer is emailed with the code. */
export const parcelAtPoint = (deps: { db: Db }, step: ParcelStep): Promise<SellerOrder> =>
  takeParcelStep(deps, { ...step, request: ['at-point', step.at] }, async (tx, { parcel }, stamp) => {
    if (isBehind(parcel.status, 'AT_POINT')) return
    if (parcel.status !== 'HANDED_OVER' || parcel.deliveryWay !== 'PICKUP')
      throw parcelStepRefused(parcel.status)
    await moveParcel(tx, parcel, { to: 'AT_POINT', actor: 'SHOP', details: stamp })
    await enqueue(tx, parcelNotice, { orderId: parcel.orderId, notice: 'AT_POINT' })
  })
