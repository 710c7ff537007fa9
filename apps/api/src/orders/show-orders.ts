import type { Order } from '@ahia/contracts/shapes/order'
import { listSoldProducts } from '#catalog/catalog.reads.ts'
import type { Reader } from '#tables.ts'
import type { OrderFacts } from './order-facts.sql.ts'
import { toOrder } from './to-order.ts'

/** The orders in the API's shape, with one query for their products, however many there are. */
export async function showOrders(reader: Reader, facts: readonly OrderFacts[]): Promise<Order[]> {
  const productIds = facts.flatMap(({ lines }) => lines.map(({ productId }) => productId))
  const sold = productIds.length === 0 ? [] : await listSoldProducts(reader, productIds)
  const onSale = new Set(sold.map(({ productId }) => productId))
  return facts.map((one) => toOrder(one, onSale))
}
