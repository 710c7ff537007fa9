import { adultsOnly } from './checkout.errors.ts'
import type { OrderableLine } from './get-orderable-lines.ts'

/**
 * PRIV-14: whether the buyer's answer has to be kept. Throws when something is for people of 18 and older and the buyer has
 * not said that they are.
 */
export function assertAdult(orderable: readonly OrderableLine[], isAdult: boolean): boolean {
  const asked = orderable.filter(({ choice }) => choice.isForAdults)
  if (asked.length === 0 || isAdult) return asked.length > 0
  const ofProducts = Map.groupBy(asked, ({ line }) => line.productId)
  throw adultsOnly(
    [...ofProducts].map(([productId, lines]) => ({
      productId,
      name: lines[0]?.choice.name ?? '',
      itemIds: lines.flatMap(({ line }) => (line.inCart ? [line.inCart.lineId] : [])),
    })),
  )
}
