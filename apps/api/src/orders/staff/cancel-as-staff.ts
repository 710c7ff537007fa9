import type { OrderId } from '@ahia/contracts/ids'
import type { StaffActor } from '#audit/record-staff-act.ts'
import type { Db } from '#tables.ts'
import { isCancellable } from '../order-actions.rules.ts'
import { stepRefused } from '../orders.errors.ts'
import { undo } from '../steps/cancel-order.ts'
import { lockOrder } from '../steps/lock-own-order.ts'
import { moveOrders } from '../steps/move-orders.ts'
import { recordOrderAct } from './record-order-act.ts'

type Cancelled = { orderId: OrderId; reason: string; by: StaffActor }

/** ADMIN-28: staff cancel what has not been handed over; the customer is refunded and reads the reason. Idempotent. */
export const cancelAsStaff = ({ db }: { db: Db }, { orderId, reason, by }: Cancelled): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.status === 'CANCELLED') return
    if (!isCancellable(order.status)) throw stepRefused("This order can't be cancelled", order.status)
    await moveOrders(tx, { orderIds: [orderId], to: 'CANCELLED', actor: 'STAFF', note: reason })
    await undo(tx, order)
    await recordOrderAct(tx, by, { act: 'order.cancel', orderId, reason: 'STAFF' })
  })
