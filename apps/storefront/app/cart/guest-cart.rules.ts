import { isSameLine, type LineChoice } from '@ahia/rules/cart-line'
import { addedQuantity } from '@ahia/rules/cart-quantity'

/** What was chosen, how many of it, and the price that was shown then; the cart itself shows the price of today. */
export type GuestLine = LineChoice & { quantity: number; price: number; addedAt: string }
export type NewGuestLine = Omit<GuestLine, 'addedAt'>

/** CART-01 */
export type GuestCart = { items: readonly GuestLine[]; totalItems: number; updatedAt: string | null }

export const EMPTY_CART: GuestCart = { items: [], totalItems: 0, updatedAt: null }

/** CART-03: a line that is there already gets the quantity added. Lines stand in the order they were added in. */
export function withLine(items: readonly GuestLine[], line: GuestLine): readonly GuestLine[] {
  if (!items.some((item) => isSameLine(item, line))) return [...items, line].toSorted(byAddedAt)
  return items.map((item) =>
    isSameLine(item, line) ? { ...item, quantity: addedQuantity(item.quantity, line.quantity) } : item,
  )
}

/** CART-03: at 0 or less the line is gone. */
export const withFewer = (
  items: readonly GuestLine[],
  choice: LineChoice,
  by: number,
): readonly GuestLine[] =>
  items
    .map((item) => (isSameLine(item, choice) ? { ...item, quantity: item.quantity - by } : item))
    .filter(({ quantity }) => quantity > 0)

export const withoutLine = (items: readonly GuestLine[], choice: LineChoice): readonly GuestLine[] =>
  items.filter((item) => !isSameLine(item, choice))

export const toCart = (items: readonly GuestLine[], updatedAt: string | null): GuestCart => ({
  items,
  totalItems: items.reduce((total, { quantity }) => total + quantity, 0),
  updatedAt,
})

const byAddedAt = (left: GuestLine, right: GuestLine): number =>
  Date.parse(left.addedAt) - Date.parse(right.addedAt)
