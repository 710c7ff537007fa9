import type { Tx } from '#tables.ts'
import { lockProducts, restockSold, type SellableQuantity } from './held-stock.sql.ts'

/**
 * Returns sold items to stock, after a return or before shipping. They still count as sales. Not idempotent: the caller must
 * call it once.
 */
export async function returnStock(tx: Tx, lines: readonly SellableQuantity[]): Promise<void> {
  if (lines.length === 0) return
  await lockProducts(
    tx,
    lines.map(({ productId }) => productId),
  )
  await restockSold(tx, lines)
}
