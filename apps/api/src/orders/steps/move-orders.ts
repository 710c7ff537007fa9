import type { OrderId, OrderMoveId } from '@ahia/contracts/ids'
import type { OrderStatus } from '@ahia/contracts/shapes/order'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/jobs/outbox.ts'
import type { Tx } from '#tables.ts'
import { followOrders } from '../parcels/follow-orders.ts'
import type { ParcelDetails } from '../parcels/move-parcel.ts'
import { orderMoved, ordersPaid } from './events.ts'
import { type Actor, moveAndRecord } from './moves.sql.ts'
import { originsOf } from './steps.rules.ts'

type Move = {
  orderIds: readonly OrderId[]
  /** Only orders with this status; omitted: with any status that allows the step. */
  from?: OrderStatus
  to: OrderStatus
  actor: Actor
  note?: string
  /** What is known about the same step of its parcel. */
  parcel?: ParcelDetails
  /** The shop gets other news of it. */
  isQuiet?: true
}

/**
 * ORD-05: changes the status of the orders that allow it, takes their parcels along, records the actor and publishes events,
 * all in the transaction.
 * Returns the sorted ids of the changed orders; orders that do not allow the step are not changed.
 */
export async function moveOrders(
  tx: Tx,
  { orderIds, from, to, actor, note, parcel, isQuiet }: Move,
): Promise<OrderId[]> {
  if (orderIds.length === 0) return []
  const moved = await moveAndRecord(tx, {
    moves: [...new Set(orderIds)].map((orderId) => ({ id: newId<OrderMoveId>(), orderId })),
    // Only a payment makes an order PAID here: taking a hand-over back is a step of its own (SELL-31).
    from: originsOf(to).filter((origin) => origin === (to === 'PAID' ? 'PENDING' : (from ?? origin))),
    to,
    actor,
    note: note ?? null,
  })
  await followOrders(tx, moved, { to, actor, details: parcel, isQuiet })
  const movedIds = moved.map(({ orderId }) => orderId)
  if (to !== 'PAID') for (const one of moved) await publish(tx, orderMoved, { ...one, to })
  else if (moved.length > 0) await publish(tx, ordersPaid, { orderIds: movedIds })
  return movedIds
}
