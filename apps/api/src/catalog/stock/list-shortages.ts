import type { Tx } from '#tables.ts'
import { readAvailable, type SellableQuantity } from './held-stock.sql.ts'
import type { Shortage } from './hold-stock.ts'

/** What is short of these lines at this moment, for orders that hold nothing yet. Several lines of one item are added up. */
export async function listShortages(tx: Tx, lines: readonly SellableQuantity[]): Promise<Shortage[]> {
  const items = [...Map.groupBy(lines, keyOf).values()].flatMap((same) => {
    const [first] = same
    return first ? [{ ...first, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) }] : []
  })
  const available = await readAvailable(tx, items)
  return items.flatMap(({ productId, variantId, optionId, quantity }, at) => {
    const left = available[at] ?? 0
    return left < quantity ? [{ productId, variantId, optionId, available: left }] : []
  })
}

const keyOf = ({ productId, variantId, optionId }: SellableQuantity): string =>
  [productId, variantId, optionId].join()
