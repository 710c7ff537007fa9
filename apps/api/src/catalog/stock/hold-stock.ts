import type { CartLineId, OrderId } from '@ahia/contracts/ids'
import { type Kobo, ZERO } from '@ahia/money/kobo'
import type { Tx } from '#tables.ts'
import {
  lockProducts,
  readAvailable,
  type Sellable,
  type SellableQuantity,
  type StockHolder,
  takeAndHold,
} from './held-stock.sql.ts'

export { HoldLimitReached, type StockHolder } from './held-stock.sql.ts'

/** An item that is short, and how many are available. */
export type Shortage = Sellable & { available: number }

/** `cartLineId`: the cart line it comes from, if any. `lineKobo`: its price, for the hold limit (T11, hoarding). */
type OrderToHold = {
  orderId: OrderId
  lines: readonly (SellableQuantity & { cartLineId?: CartLineId | null; lineKobo?: Kobo })[]
}

/**
 * R1: holds the items of these orders: what is held is taken from the stock that others can buy, until it is paid or released.
 * Returns an empty list when all are held; otherwise the caller must throw, so that the
 * transaction is rolled back. Several lines of one item are added up, within and across orders. Without a holder no limit
 * applies, because the money has arrived. Throws `HoldLimitReached`: then the transaction has failed, and the caller tries
 * again without a hold.
 */
export async function holdStock(
  tx: Tx,
  orders: readonly OrderToHold[],
  holder: StockHolder | null,
): Promise<Shortage[]> {
  const lines = orders.flatMap(({ orderId, lines }) =>
    lines.map(({ cartLineId = null, lineKobo = ZERO, ...line }, position) => ({
      ...line,
      cartLineId,
      lineKobo,
      orderId,
      position,
    })),
  )
  if (lines.length === 0) return []
  await lockProducts(
    tx,
    lines.map(({ productId }) => productId),
  )
  const short = await takeAndHold(tx, lines, holder)
  if (short.length === 0) return []
  const available = await readAvailable(tx, short)
  return short.map((sellable, place) => ({ ...sellable, available: available[place] ?? 0 }))
}
