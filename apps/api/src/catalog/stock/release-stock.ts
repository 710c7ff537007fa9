import type { OrderId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { lockHeldProducts, releaseHeld } from './held-stock.sql.ts'

/** What these orders hold can be bought again; a second time changes nothing. */
export async function releaseStock(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  if (await lockHeldProducts(tx, orderIds)) await releaseHeld(tx, orderIds)
}
