import type { OrderId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { lockHeldProducts, sellHeld } from './held-stock.sql.ts'

/** Turns what these orders hold into sales. Idempotent. */
export async function sellHeldStock(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  if (await lockHeldProducts(tx, orderIds)) await sellHeld(tx, orderIds)
}
