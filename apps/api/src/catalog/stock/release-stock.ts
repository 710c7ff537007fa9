import type { OrderId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { lockHeldProducts, releaseHeld } from './held-stock.sql.ts'

/** Releases what these orders hold. Idempotent. */
export async function releaseStock(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  if (await lockHeldProducts(tx, orderIds)) await releaseHeld(tx, orderIds)
}
