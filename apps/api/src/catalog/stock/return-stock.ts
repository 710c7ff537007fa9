import type { Tx } from '#tables.ts'
import { lockProducts, restockSold, type SoldLine } from './held-stock.sql.ts'

/**
 * What was sold and came back (or never left) can be bought again. It stays among the sales, as it was one. Anyone who
 * calls this makes sure that it happens once.
 */
export async function returnStock(tx: Tx, lines: readonly SoldLine[]): Promise<void> {
  if (lines.length === 0) return
  await lockProducts(
    tx,
    lines.map(({ productId }) => productId),
  )
  await restockSold(tx, lines)
}
