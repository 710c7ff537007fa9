import { isSameLine, type LineChoice } from './cart-line.ts'
import { addedQuantity } from './cart-quantity.ts'

/** A line as a guest's browser keeps it, as far as these rules look at it. */
type StoredGuestLine = LineChoice & { quantity: number; price: number; addedAt: string }

/**
 * CART-03: a line that is there already gets the quantity added, and the price that was seen last. Lines stand in the
 * order they were added in.
 */
export function withLine<Own extends StoredGuestLine>(items: readonly Own[], line: Own): readonly Own[] {
  if (!items.some((item) => isSameLine(item, line))) return [...items, line].toSorted(byAddedAt)
  return items.map((item) =>
    isSameLine(item, line)
      ? { ...item, quantity: addedQuantity(item.quantity, line.quantity), price: line.price }
      : item,
  )
}

/** CART-03: at 0 or less the line is gone. */
export const withFewer = <Own extends StoredGuestLine>(
  items: readonly Own[],
  choice: LineChoice,
  by: number,
): readonly Own[] =>
  items
    .map((item) => (isSameLine(item, choice) ? { ...item, quantity: item.quantity - by } : item))
    .filter(({ quantity }) => quantity > 0)

export const withoutLine = <Own extends StoredGuestLine>(
  items: readonly Own[],
  choice: LineChoice,
): readonly Own[] => items.filter((item) => !isSameLine(item, choice))

/** The order in which lines stand, of either cart. */
export const byAddedAt = (left: { addedAt: string }, right: { addedAt: string }): number =>
  Date.parse(left.addedAt) - Date.parse(right.addedAt)
