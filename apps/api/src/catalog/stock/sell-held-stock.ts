import type { OrderId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { lockHeldProducts, sellHeld } from './held-stock.sql.ts'

/** What these orders hold is sold, and counts as such; a second time changes nothing. */
export async function sellHeldStock(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  if (await lockHeldProducts(tx, orderIds)) await sellHeld(tx, orderIds)
}
