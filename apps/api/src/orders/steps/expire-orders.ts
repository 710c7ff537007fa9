import type { OrderId } from '@ahia/contracts/ids'
import { releaseStock } from '#catalog/stock/release-stock.ts'
import type { Tx } from '#tables.ts'
import { moveOrders } from './move-orders.ts'

/** CHK-07: expires orders that were not paid in time and releases their items. Idempotent. */
export async function expireOrders(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  await releaseStock(tx, await moveOrders(tx, { orderIds, to: 'EXPIRED', actor: 'MARKET' }))
}
