import type { OrderId } from '@ahia/contracts/ids'
import { releaseStock } from '#catalog/stock/release-stock.ts'
import type { Tx } from '#tables.ts'
import { moveOrders } from './move-orders.ts'

/** Cancels the unpaid ones on behalf of the market and releases their items; the others are not changed. */
export async function cancelUnpaid(tx: Tx, orderIds: readonly OrderId[], note: string): Promise<OrderId[]> {
  const cancelled = await moveOrders(tx, {
    orderIds,
    from: 'PENDING',
    to: 'CANCELLED',
    actor: 'MARKET',
    note,
  })
  await releaseStock(tx, cancelled)
  return cancelled
}
