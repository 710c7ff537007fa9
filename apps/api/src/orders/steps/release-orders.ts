import type { OrderId } from '@ahia/contracts/ids'
import { releaseStock } from '#catalog/stock/release-stock.ts'
import type { Tx } from '#tables.ts'
import { markReleased } from './moves.sql.ts'

/**
 * PAY-04: releases the items of unpaid orders, which stay pending, as a payment that was started may still arrive.
 * Idempotent; orders that are not pending are not changed.
 */
export async function releaseOrders(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  await releaseStock(tx, await markReleased(tx, orderIds))
}
