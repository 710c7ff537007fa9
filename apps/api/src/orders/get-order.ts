import type { AccountId, OrderId } from '@ahia/contracts/ids'
import type { Order } from '@ahia/contracts/shapes/order'
import type { Reader } from '#tables.ts'
import { findFacts, findOwnFacts, type OrderFacts } from './order-facts.sql.ts'
import { orderNotFound } from './orders.errors.ts'
import { showOrders } from './show-orders.ts'

/** A customer's own order. T5: throws the same for another customer's order and for an unknown one. */
export async function getOwnOrder(
  reader: Reader,
  own: { accountId: AccountId; orderId: OrderId },
): Promise<Order> {
  return showOne(reader, await findOwnFacts(reader, own))
}

/** Any customer's order, for shops and staff: does not check whose it is. */
export async function getOrder(reader: Reader, orderId: OrderId): Promise<Order> {
  return showOne(reader, await findFacts(reader, orderId))
}

async function showOne(reader: Reader, facts: OrderFacts | null): Promise<Order> {
  const [order] = await showOrders(reader, facts ? [facts] : [])
  if (!order) throw orderNotFound()
  return order
}
