import type { Product } from '@ahia/contracts/catalog'
import type { LineChoice } from '@ahia/rules/cart/cart-line'
import type { PartState } from '@ahia/web/parts/part-state'

/** A line of either cart, as the page needs it. */
export type CartLine = LineChoice & {
  id: string
  quantity: number
  /** Naira for one unit with its add-ons, when it was added. */
  price: number
  addedAt: string
  /** Its current data; null when the cart does not have it and the product must be loaded (CART-11). */
  product: Product | null
}

/** CART-09: the changes that show a line, or the cart, as busy. */
export type LineChange = 'increase' | 'decrease' | 'remove' | 'restore' | 'clear'

export type CartContents = {
  lines: readonly CartLine[]
  /** The change under way for a line. */
  changeOf: (line: CartLine) => LineChange | null
}

/**
 * CART-01, CART-02: where the lines come from and how they are changed. All changes reject with a message for the
 * shopper.
 */
export type CartSource = {
  kind: 'guest' | 'customer'
  subscribe: (listener: () => void) => () => void
  read: () => PartState<CartContents>
  /** Shows the loading state meanwhile. */
  loadAgain: () => void
  /** CART-06: reloads without a loading state; only where another device can have changed it. */
  refresh: (() => Promise<void>) | null
  /** `price` is today's price of one unit in naira. */
  changeQuantity: (line: CartLine, change: { quantity: number; price: number }) => Promise<void>
  remove: (line: CartLine) => Promise<void>
  /** Undoes a removal, at the line's old place. */
  restore: (line: CartLine) => Promise<void>
  clear: () => Promise<void>
}
