import type { CartLineId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { readHeldFor } from './held-stock.sql.ts'

/** The quantity held for each of these cart lines by their owner's checkout. */
export async function listHeldFor(
  reader: Reader,
  cartLineIds: readonly CartLineId[],
): Promise<ReadonlyMap<CartLineId, number>> {
  if (cartLineIds.length === 0) return new Map()
  const held = await readHeldFor(reader, cartLineIds)
  return new Map(held.map(({ cartLineId, quantity }) => [cartLineId, quantity]))
}
