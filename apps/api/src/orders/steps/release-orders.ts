import type { OrderId } from '@ahia/contracts/ids'
import { releaseStock } from '#catalog/stock/release-stock.ts'
import type { Tx } from '#tables.ts'
import { markReleased } from './moves.sql.ts'

/**
 * PAY-04: the goods of unpaid orders are on the shelf again, though the orders wait on: a payment that was started may
 * still arrive. Idempotent; an order that is not waiting keeps what it has.
 */
export async function releaseOrders(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  await releaseStock(tx, await markReleased(tx, orderIds))
}
