import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { returnStock } from '#catalog/stock/return-stock.ts'
import { publish } from '#platform/jobs/outbox.ts'
import type { Db, Tx } from '#tables.ts'
import { parcelStepRefused } from '../orders.errors.ts'
import type { LockedParcel } from '../parcels/lock-parcel.ts'
import { moveParcel, type ParcelDetails } from '../parcels/move-parcel.ts'
import { orderRefundDue } from '../steps/events.ts'
import { moveOrders } from '../steps/move-orders.ts'
import type { Actor } from '../steps/moves.sql.ts'
import { type ParcelStep, takeParcelStep } from './take-parcel-step.ts'

/** A parcel on its way back that never arrives counts as returned after this. */
const RETURN_DAYS = 14
const DAY_MS = 86_400_000

const REASONS = {
  NOBODY_THERE: 'Nobody was there to receive it',
  WRONG_ADDRESS: "The address couldn't be found",
  REFUSED: 'It was not accepted at the door',
  DAMAGED: 'It was damaged on the way',
} as const

/** SELL-37: the parcel could not be delivered and is on its way back. Idempotent. */
export const parcelReturning = (
  deps: { db: Db },
  step: ParcelStep & { reason: keyof typeof REASONS },
): Promise<SellerOrder> =>
  takeParcelStep(
    deps,
    { ...step, request: ['returning', step.at, step.reason] },
    async (tx, { parcel }, stamp) => {
      if (parcel.status === 'RETURNING' || parcel.status === 'RETURNED') return
      if (!IS_OUT.includes(parcel.status)) throw parcelStepRefused(parcel.status)
      const closesAt = new Date(parcel.readAt.getTime() + RETURN_DAYS * DAY_MS)
      const details = { ...stamp, note: REASONS[step.reason], closesAt }
      await moveParcel(tx, parcel, { to: 'RETURNING', actor: 'SHOP', details })
    },
  )

/** SELL-37: the parcel is back; the customer is refunded in full, and what can be sold again goes back to stock. */
export const parcelReturned = (
  deps: { db: Db },
  step: ParcelStep & { saleable: boolean },
): Promise<SellerOrder> =>
  takeParcelStep(
    deps,
    { ...step, request: ['returned', step.at, step.saleable] },
    async (tx, locked, stamp) => {
      if (locked.parcel.status === 'RETURNED') return
      if (locked.parcel.status !== 'RETURNING') throw parcelStepRefused(locked.parcel.status)
      await endAndRefund(tx, locked, { to: 'RETURNED', actor: 'SHOP', details: stamp })
      if (step.saleable) await returnStock(tx, locked.order.lines)
    },
  )

/** SELL-37: lost on the way; the customer is refunded in full. */
export const parcelLost = (deps: { db: Db }, step: ParcelStep): Promise<SellerOrder> =>
  takeParcelStep(deps, { ...step, request: ['lost', step.at] }, async (tx, locked, stamp) => {
    if (locked.parcel.status === 'LOST') return
    if (![...IS_OUT, 'RETURNING'].includes(locked.parcel.status))
      throw parcelStepRefused(locked.parcel.status)
    await endAndRefund(tx, locked, { to: 'LOST', actor: 'SHOP', details: stamp })
  })

const IS_OUT: readonly string[] = ['HANDED_OVER', 'AT_POINT']

type End = { to: 'RETURNED' | 'LOST'; actor: Actor; details?: ParcelDetails }

/** Ends a parcel that did not arrive, and refunds its order. */
export async function endAndRefund(
  tx: Tx,
  { parcel, order }: LockedParcel,
  { to, actor, details }: End,
): Promise<void> {
  await moveParcel(tx, parcel, { to, actor, ...(details && { details }) })
  await moveOrders(tx, { orderIds: [order.id], to: 'REFUNDED', actor, note: NOTES[to] })
  await publish(tx, orderRefundDue, { orderId: order.id, reason: 'CANCELLED' })
}

const NOTES = {
  RETURNED: 'The parcel went back to the shop.',
  LOST: 'The parcel was lost on the way.',
} as const
