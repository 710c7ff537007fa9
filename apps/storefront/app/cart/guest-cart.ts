import type { LineChoice } from '@ahia/rules/cart-line'
import { addedQuantity } from '@ahia/rules/cart-quantity'
import { createStoredValue } from '#platform/stored-value.ts'
import {
  EMPTY_CART,
  type GuestCart,
  type GuestLine,
  type NewGuestLine,
  toCart,
  withFewer,
  withLine,
  withoutLine,
} from './guest-cart.rules.ts'
import { parseGuestCart } from './parse-guest-cart.ts'

/** CART-01: never follows a new name of the brand, or everybody would lose their cart. */
const CART_KEY = 'ahia-cart'

/** CART-05: raised by each change of the cart. */
const CART_UPDATED = 'cart-updated'

/** The cart of somebody who is not signed in: in this browser, shared by its tabs. */
export const guestCart = createStoredValue<GuestCart>({
  key: CART_KEY,
  event: CART_UPDATED,
  empty: EMPTY_CART,
  parse: parseGuestCart,
})

/**
 * What a sign-in posts to the server's cart (CART-04).
 * @public the slice that signs customers in takes this tag away
 */
export const listGuestLines = (): readonly GuestLine[] => guestCart.read().items

/** CART-03: adds to the line that has the same choice. Like all below it rejects with words for the shopper. */
export const addToGuestCart = (line: NewGuestLine): Promise<void> =>
  changeLines(
    (items, now) => withLine(items, { ...pickLine(line), addedAt: now }),
    'Failed to add item to cart',
  )

/** Puts back what was removed, at the place it had. */
export const restoreGuestLine = (line: GuestLine): Promise<void> =>
  changeLines((items) => withLine(items, line), 'Failed to add item to cart')

export const reduceGuestLine = (choice: LineChoice, by = 1): Promise<void> =>
  changeLines((items) => withFewer(items, choice, by), 'Failed to reduce quantity')

export const removeGuestLine = (choice: LineChoice): Promise<void> =>
  changeLines((items) => withoutLine(items, choice), 'Failed to remove item from cart')

type Move = (items: readonly GuestLine[], now: string) => readonly GuestLine[]

async function changeLines(move: Move, failure: string): Promise<void> {
  const now = new Date().toISOString()
  try {
    await guestCart.change(({ items }) => toCart(move(items, now), now))
  } catch (cause) {
    throw new Error(failure, { cause }) // ERR-02: the browser's own words are not for shoppers
  }
}

// Exactly these fields are kept, whatever else the caller's object has.
const pickLine = (line: NewGuestLine): NewGuestLine => ({
  productId: line.productId,
  quantity: addedQuantity(0, line.quantity),
  selectedVariantId: line.selectedVariantId,
  selectedOptionId: line.selectedOptionId,
  selectedAddOns: line.selectedAddOns.map(({ addOnId, quantity }) => ({ addOnId, quantity })),
  price: line.price,
})
