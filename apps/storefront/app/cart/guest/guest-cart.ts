import { isSameLine, type LineChoice } from '@ahia/rules/cart/cart-line'
import { addedQuantity } from '@ahia/rules/cart/cart-quantity'
import { newUuid } from '@ahia/web/browser/new-uuid'
import { createStoredValue } from '@ahia/web/storage/stored-value'
import { CART_UPDATED, GUEST_CART_KEY } from '../cart-events.ts'
import {
  EMPTY_CART,
  type GuestCart,
  type GuestLine,
  type NewGuestLine,
  toCart,
  withFewer,
  withLine,
  withoutHandedOver,
  withoutLine,
} from './guest-cart.rules.ts'
import { parseGuestCart } from './parse-guest-cart.ts'

/** The cart of a guest: in this browser, shared by its tabs. */
export const guestCart = createStoredValue<GuestCart>({
  key: GUEST_CART_KEY,
  event: CART_UPDATED,
  empty: EMPTY_CART,
  parse: parseGuestCart,
})

/**
 * The lines that a sign-in sends to the server's cart (CART-04). Stored first, so that lines of earlier versions get an
 * id that all tabs agree on.
 */
export async function listGuestLines(): Promise<readonly GuestLine[]> {
  if (guestCart.read().items.length > 0) await guestCart.change((cart) => cart)
  return guestCart.read().items
}

/** CART-04: removes what the server has accepted or rejected. The caller holds a lock, so that no two tabs do it. */
export const takeOutHandedOver = (line: Pick<GuestLine, 'id' | 'quantity'>): Promise<void> =>
  changeLines((items) => withoutHandedOver(items, { ...line, newId: newUuid() }), 'Failed to merge cart')

/** CART-03: adds to the line that has the same choice. Like all below it rejects with a message for the shopper. */
export const addToGuestCart = (line: NewGuestLine): Promise<void> =>
  changeLines(
    (items, now) => withLine(items, { ...pickLine(line), id: newUuid(), addedAt: now }),
    'Failed to add item to cart',
  )

/** Restores a removed line at its old place. Idempotent. */
export const restoreGuestLine = (line: GuestLine): Promise<void> =>
  changeLines(
    (items) => (items.some((item) => isSameLine(item, line)) ? items : withLine(items, line)),
    'Failed to add item to cart',
  )

export const reduceGuestLine = (choice: LineChoice, by = 1): Promise<void> =>
  changeLines((items) => withFewer(items, choice, by), 'Failed to reduce quantity')

export const removeGuestLine = (choice: LineChoice): Promise<void> =>
  changeLines((items) => withoutLine(items, choice), 'Failed to remove item from cart')

export const clearGuestCart = (): Promise<void> => changeLines(() => [], 'Failed to clear cart')

type Move = (items: readonly GuestLine[], now: string) => readonly GuestLine[]

async function changeLines(move: Move, failure: string): Promise<void> {
  const now = new Date().toISOString()
  try {
    await guestCart.change(({ items }) => toCart(move(items, now), now))
  } catch (cause) {
    throw new Error(failure, { cause }) // ERR-02: the browser's own message is not for shoppers
  }
}

// Stores exactly these fields, whatever else the caller's object has.
const pickLine = (line: NewGuestLine): NewGuestLine => ({
  productId: line.productId,
  quantity: addedQuantity(0, line.quantity),
  selectedVariantId: line.selectedVariantId,
  selectedOptionId: line.selectedOptionId,
  selectedAddOns: line.selectedAddOns.map(({ addOnId, quantity }) => ({ addOnId, quantity })),
  price: line.price,
})
