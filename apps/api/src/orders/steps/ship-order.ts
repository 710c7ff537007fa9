import type { OrderId } from '@ahia/contracts/ids'
import type { Order } from '@ahia/contracts/shapes/order'
import type { Db } from '#tables.ts'
import { getOrder } from '../get-order.ts'
import { stepRefused } from '../orders.errors.ts'
import { lockOrder } from './lock-own-order.ts'
import { moveOrders } from './move-orders.ts'

/** ORD-05: the shop ships an order. Idempotent; throws for an unpaid or cancelled order. */
export async function shipOrder({ db }: { db: Db }, orderId: OrderId): Promise<Order> {
  await db.transaction(async (tx) => {
    const { status } = await lockOrder(tx, orderId)
    if (status === 'SHIPPED') return
    if (status !== 'PAID') throw stepRefused("This order can't be shipped", status)
    await moveOrders(tx, { orderIds: [orderId], to: 'SHIPPED', actor: 'SHOP' })
  })
  return getOrder(db.read, orderId)
}
