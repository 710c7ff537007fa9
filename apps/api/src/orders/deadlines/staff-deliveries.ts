import type { OrderId } from '@ahia/contracts/ids'
import type { Order } from '@ahia/contracts/shapes/order'
import { silenceLimit } from '@ahia/rules/parcels/due-time'
import { endOfLagosDay } from '@ahia/rules/parcels/working-days'
import type { StaffActor } from '#audit/record-staff-act.ts'
import type { Db, Tx } from '#tables.ts'
import { getOrder } from '../get-order.ts'
import { orderNotFound, parcelStepRefused, stepRefused } from '../orders.errors.ts'
import { type LockedParcel, lockParcelOf } from '../parcels/lock-parcel.ts'
import { recordOrderAct } from '../staff/record-order-act.ts'
import { moveOrders } from '../steps/move-orders.ts'
import { moveArrival } from './deadlines.sql.ts'

type By = {
  /** null: the market itself, on the dev console. */
  by: StaffActor | null
}
type Proved = By & { orderId: OrderId; proof: 'STAFF' | 'POINT'; note: string }

/** ADMIN-28, SELL-33: staff with a proof, or the pickup point, say that a parcel was received. Idempotent. */
export async function recordDelivery(
  { db }: { db: Db },
  { orderId, proof, note, by }: Proved,
): Promise<Order> {
  await db.transaction(async (tx) => {
    const { order, parcel } = await lock(tx, orderId)
    if (parcel.status === 'DELIVERED') return
    if (order.status !== 'SHIPPED' || (proof === 'POINT' && parcel.deliveryWay !== 'PICKUP'))
      throw stepRefused("This order can't be marked as delivered", order.status)
    await moveOrders(tx, {
      orderIds: [orderId],
      to: 'DELIVERED',
      actor: 'STAFF',
      note,
      parcel: { proof, note },
    })
    await recordOrderAct(tx, by, { act: 'order.deliver', orderId, reason: proof })
  })
  return getOrder(db.read, orderId)
}

/** ADMIN-28: a delivery that is late gets another last day, and the reminders start again from there. */
export async function moveLastDay(
  { db }: { db: Db },
  { orderId, day, by }: By & { orderId: OrderId; day: string },
): Promise<Order> {
  await db.transaction(async (tx) => {
    const { parcel } = await lock(tx, orderId)
    const arrivesBy = endOfLagosDay(day)
    if (!IS_OUT.includes(parcel.status) || arrivesBy < parcel.readAt) throw parcelStepRefused(parcel.status)
    await moveArrival(tx, { parcelId: parcel.id, arrivesBy, closesAt: silenceLimit(arrivesBy) })
    await recordOrderAct(tx, by, { act: 'order.extend', orderId, reason: 'LATE' })
  })
  return getOrder(db.read, orderId)
}

const IS_OUT: readonly string[] = ['HANDED_OVER', 'AT_POINT']

async function lock(tx: Tx, orderId: OrderId): Promise<LockedParcel> {
  const locked = await lockParcelOf(tx, orderId)
  if (!locked) throw orderNotFound()
  return locked
}
