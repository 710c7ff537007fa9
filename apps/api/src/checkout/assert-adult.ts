import { adultsOnly } from './checkout.errors.ts'
import type { OrderableLine } from './get-orderable-lines.ts'

/** PRIV-14: something is for people of 18 and older, so the buyer's answer has to be kept. */
export const hasItemsForAdults = (orderable: readonly OrderableLine[]): boolean =>
  orderable.some(({ choice }) => choice.isForAdults)

/** PRIV-14: throws when something is for people of 18 and older and the buyer has not said that they are. */
export function assertAdult(orderable: readonly OrderableLine[], isAdult: boolean): void {
  if (isAdult || !hasItemsForAdults(orderable)) return
  const forAdults = orderable.filter(({ choice }) => choice.isForAdults)
  const ofProducts = Map.groupBy(forAdults, ({ line }) => line.productId)
  throw adultsOnly(
    [...ofProducts].map(([productId, lines]) => ({
      productId,
      name: lines[0]?.choice.name ?? '',
      itemIds: lines.flatMap(({ line }) => (line.inCart ? [line.inCart.lineId] : [])),
    })),
  )
}
