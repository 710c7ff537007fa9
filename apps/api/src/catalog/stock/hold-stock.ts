import type { CartLineId, OrderId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { lockProducts, readAvailable, type Sellable, type SoldLine, takeAndHold } from './held-stock.sql.ts'

/** What there is too little of, and how many there are. */
export type Shortage = Sellable & { available: number }

/** `cartLineId`: of which line of a cart it is, if of any. */
type OrderToHold = { orderId: OrderId; lines: readonly (SoldLine & { cartLineId?: CartLineId | null })[] }

/**
 * R1: puts the lines of these orders aside. Empty: all of it is held. Else the caller must refuse by throwing, so that
 * nothing of it stays; several lines of one thing count together, in one order or in several.
 */
export async function holdStock(tx: Tx, orders: readonly OrderToHold[]): Promise<Shortage[]> {
  const lines = orders.flatMap(({ orderId, lines }) =>
    lines.map(({ cartLineId = null, ...line }, position) => ({ ...line, cartLineId, orderId, position })),
  )
  if (lines.length === 0) return []
  await lockProducts(
    tx,
    lines.map(({ productId }) => productId),
  )
  const missing = await takeAndHold(tx, lines)
  if (missing.length === 0) return []
  const available = await readAvailable(tx, missing)
  return missing.map((sellable, place) => ({ ...sellable, available: available[place] ?? 0 }))
}
