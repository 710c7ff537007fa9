import type { OrderId } from '@ahia/contracts/ids'
import { returnStock } from '#catalog/stock/return-stock.ts'
import type { Tx } from '#tables.ts'
import { lockOrders } from './lock-orders.ts'
import { moveOrders } from './move-orders.ts'

/**
 * Cancels the paid ones that were not shipped on behalf of the market and returns their items to stock; the others are not
 * changed. Requests no refund.
 */
export async function cancelPaid(tx: Tx, orderIds: readonly OrderId[], note: string): Promise<void> {
  const orders = await lockOrders(tx, orderIds)
  const cancelled = await moveOrders(tx, { orderIds, from: 'PAID', to: 'CANCELLED', actor: 'MARKET', note })
  await returnStock(
    tx,
    orders.filter(({ id }) => cancelled.includes(id)).flatMap(({ lines }) => lines),
  )
}
