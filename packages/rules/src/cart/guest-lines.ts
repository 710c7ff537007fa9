import { isSameLine, type LineChoice } from './cart-line.ts'
import { addedQuantity } from './cart-quantity.ts'

/** The fields of a guest's cart line that these rules use. */
type StoredGuestLine = LineChoice & { quantity: number; price: number; addedAt: string }

/**
 * CART-03: a line that exists gets the quantity added and the latest price. Lines keep the order in which they were
 * added.
 */
export function withLine<Own extends StoredGuestLine>(items: readonly Own[], line: Own): readonly Own[] {
  if (!items.some((item) => isSameLine(item, line))) return [...items, line].toSorted(byAddedAt)
  return items.map((item) =>
    isSameLine(item, line)
      ? { ...item, quantity: addedQuantity(item.quantity, line.quantity), price: line.price }
      : item,
  )
}

/** CART-03: a quantity of 0 or less removes the line. */
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

/** The order of lines in guest and customer carts. */
export const byAddedAt = (left: { addedAt: string }, right: { addedAt: string }): number =>
  Date.parse(left.addedAt) - Date.parse(right.addedAt)
