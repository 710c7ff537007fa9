import type { Product } from '@ahia/contracts/catalog'
import type { LineChoice } from '@ahia/rules/cart-line'
import type { PartState } from '@ahia/web/parts/part-state'

/** A line of either cart, as the page needs it. */
export type CartLine = LineChoice & {
  id: string
  quantity: number
  /** Naira for one with its add-ons, when it was added. */
  price: number
  addedAt: string
  /** As it is sold today; null when the cart does not know it and the product has to be asked for (CART-11). */
  product: Product | null
}

/** CART-09 */
export type LineChange = 'increase' | 'decrease' | 'remove' | 'restore' | 'clear'

export type CartContents = {
  lines: readonly CartLine[]
  /** What is under way with a line. */
  changeOf: (line: CartLine) => LineChange | null
}

/** CART-01, CART-02: where the lines come from and who changes them. All changes reject with words for the shopper. */
export type CartSource = {
  kind: 'guest' | 'customer'
  subscribe: (listener: () => void) => () => void
  read: () => PartState<CartContents>
  /** Shows the loading state meanwhile. */
  loadAgain: () => void
  /** CART-06: quietly; only where somebody else can have changed it. */
  refresh: (() => Promise<void>) | null
  /** `price` is the naira for one of it today. */
  changeQuantity: (line: CartLine, change: { quantity: number; price: number }) => Promise<void>
  remove: (line: CartLine) => Promise<void>
  /** Takes a removal back, at the place the line had. */
  restore: (line: CartLine) => Promise<void>
  clear: () => Promise<void>
}
