import type { OrderId } from '@ahia/contracts/ids'
import { releaseStock } from '#catalog/stock/release-stock.ts'
import type { Tx } from '#tables.ts'
import { moveOrders } from './move-orders.ts'

/** CHK-07: those that nobody paid in time end, and their goods are on the shelf again. Idempotent. */
export async function expireOrders(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  await releaseStock(tx, await moveOrders(tx, { orderIds, to: 'EXPIRED', actor: 'MARKET' }))
}
