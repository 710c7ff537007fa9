import type { LineChoice } from '@ahia/rules/cart/cart-line'

// The rules for changing lines are in packages/rules: a test of the API compares them with the server's cart.
export { withFewer, withLine, withoutLine } from '@ahia/rules/cart/guest-lines'

/**
 * The choice, the quantity, and the price that was shown then; the cart itself shows the current price. Its id lets the
 * server recognise a line that a sign-in sends a second time (CART-04).
 */
export type GuestLine = LineChoice & { id: string; quantity: number; price: number; addedAt: string }
export type NewGuestLine = Omit<GuestLine, 'id' | 'addedAt'>

/** CART-01: the cart of a guest, as it is stored in the browser. */
export type GuestCart = { items: readonly GuestLine[]; totalItems: number; updatedAt: string | null }

export const EMPTY_CART: GuestCart = { items: [], totalItems: 0, updatedAt: null }

type HandedOver = Pick<GuestLine, 'id' | 'quantity'> & { newId: string }

/**
 * CART-04: without what the server has now. What was added meanwhile stays as a line with a new id, because the server
 * would ignore the old one as a repeat.
 */
export const withoutHandedOver = (
  items: readonly GuestLine[],
  { id, quantity, newId }: HandedOver,
): readonly GuestLine[] =>
  items
    .map((item) => (item.id === id ? { ...item, id: newId, quantity: item.quantity - quantity } : item))
    .filter((item) => item.quantity > 0)

export const toCart = (items: readonly GuestLine[], updatedAt: string | null): GuestCart => ({
  items,
  totalItems: items.reduce((total, { quantity }) => total + quantity, 0),
  updatedAt,
})
