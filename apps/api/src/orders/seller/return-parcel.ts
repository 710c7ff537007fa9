import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { subtract } from '@ahia/money/arithmetic'
import { formatNaira } from '@ahia/money/format-naira'
import { type Kobo, ZERO } from '@ahia/money/kobo'
import { RETURN_REASONS, type ReturnReason } from '@ahia/reference/parcel-statuses'
import { keepsDeliveryFee } from '@ahia/rules/parcels/failed-delivery'
import { returnStock } from '#catalog/stock/return-stock.ts'
import { publish } from '#platform/jobs/outbox.ts'
import type { Db, Tx } from '#tables.ts'
import { parcelStepRefused } from '../orders.errors.ts'
import type { LockedParcel } from '../parcels/lock-parcel.ts'
import { moveParcel, type ParcelDetails } from '../parcels/move-parcel.ts'
import { orderRefundDue } from '../steps/events.ts'
import { moveOrders } from '../steps/move-orders.ts'
import { type Actor, keepFee } from '../steps/moves.sql.ts'
import { type ParcelStep, takeParcelStep } from './take-parcel-step.ts'

/** A parcel on its way back that never arrives counts as returned after this. */
const RETURN_DAYS = 14
const DAY_MS = 86_400_000

/** SELL-37: the parcel could not be delivered and is on its way back. Idempotent. */
export const parcelReturning = (
  deps: { db: Db },
  step: ParcelStep & { reason: ReturnReason },
): Promise<SellerOrder> =>
  takeParcelStep(
    deps,
    { ...step, request: ['returning', step.at, step.reason] },
    async (tx, { parcel }, stamp) => {
      if (parcel.status === 'RETURNING' || parcel.status === 'RETURNED') return
      if (!IS_OUT.includes(parcel.status)) throw parcelStepRefused(parcel.status)
      const closesAt = new Date(parcel.readAt.getTime() + RETURN_DAYS * DAY_MS)
      const details = { ...stamp, note: RETURN_REASONS[step.reason], returnReason: step.reason, closesAt }
      await moveParcel(tx, parcel, { to: 'RETURNING', actor: 'SHOP', details })
    },
  )

/** SELL-37: the parcel is back; the customer is refunded, and what can be sold again goes back to stock. */
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

/** Ends a parcel that did not arrive, and refunds its order, by the reason with or without the delivery fee. */
export async function endAndRefund(
  tx: Tx,
  { parcel, order }: LockedParcel,
  { to, actor, details }: End,
): Promise<void> {
  await moveParcel(tx, parcel, { to, actor, ...(details && { details }) })
  const reason = to === 'RETURNED' ? parcel.returnReason : null
  const keptKobo = keepsDeliveryFee(reason) ? order.deliveryFeeKobo : ZERO
  const note = [NOTES[to], ...(reason && keptKobo > 0 ? [keptWords(reason, keptKobo)] : [])].join(' ')
  await moveOrders(tx, { orderIds: [order.id], to: 'REFUNDED', actor, note })
  await keepFee(tx, { orderId: order.id, keptKobo })
  const amountKobo = subtract(order.totalKobo, keptKobo)
  await publish(tx, orderRefundDue, { orderId: order.id, reason: 'CANCELLED', amountKobo })
}

const NOTES = {
  RETURNED: 'The parcel went back to the shop.',
  LOST: 'The parcel was lost on the way.',
} as const

const keptWords = (reason: ReturnReason, keptKobo: Kobo): string =>
  `${RETURN_REASONS[reason]}, so the delivery fee of ${formatNaira(keptKobo)} isn't refunded.`
