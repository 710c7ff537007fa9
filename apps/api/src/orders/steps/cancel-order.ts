import type { Order } from '@ahia/contracts/shapes/order'
import { releaseStock } from '#catalog/stock/release-stock.ts'
import { returnStock } from '#catalog/stock/return-stock.ts'
import { publish } from '#platform/jobs/outbox.ts'
import type { Db, Tx } from '#tables.ts'
import { getOwnOrder } from '../get-order.ts'
import { isCancellable } from '../order-actions.rules.ts'
import { stepRefused } from '../orders.errors.ts'
import { orderRefundDue } from './events.ts'
import type { LockedOrder } from './lock-orders.ts'
import { lockOwnOrder, type OwnOrder } from './lock-own-order.ts'
import { moveOrders } from './move-orders.ts'

/** ORD-06: cancels an order before shipping and refunds what was paid. Idempotent; throws for a shipped order. */
export async function cancelOrder({ db }: { db: Db }, own: OwnOrder): Promise<Order> {
  await db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, own)
    if (order.status === 'CANCELLED') return
    if (!isCancellable(order.status)) throw stepRefused("This order can't be cancelled", order.status)
    await moveOrders(tx, { orderIds: [order.id], to: 'CANCELLED', actor: 'CUSTOMER' })
    await undo(tx, order)
  })
  return getOwnOrder(db.read, own)
}

/** What follows from cancelling: the items return, and so does the money. */
export async function undo(tx: Tx, { id, status, lines }: LockedOrder): Promise<void> {
  if (status === 'PENDING') return releaseStock(tx, [id])
  await returnStock(tx, lines)
  await publish(tx, orderRefundDue, { orderId: id, reason: 'CANCELLED' })
}
