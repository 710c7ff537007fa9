import type { Order } from '@ahia/contracts/shapes/order'
import type { Db } from '#tables.ts'
import { getOwnOrder } from '../get-order.ts'
import { stepRefused } from '../orders.errors.ts'
import { lockOwnOrder, type OwnOrder } from './lock-own-order.ts'
import { moveOrders } from './move-orders.ts'

/** ORD-06: the customer confirms delivery. Idempotent; throws for an order that is not on its way. */
export async function confirmDelivery({ db }: { db: Db }, own: OwnOrder): Promise<Order> {
  await db.transaction(async (tx) => {
    const { id, status } = await lockOwnOrder(tx, own)
    if (status === 'DELIVERED') return
    if (status !== 'SHIPPED') throw stepRefused("This delivery can't be confirmed", status)
    await moveOrders(tx, { orderIds: [id], to: 'DELIVERED', actor: 'CUSTOMER' })
  })
  return getOwnOrder(db.read, own)
}
