import type { Kobo } from '@ahia/money/kobo'
import type { LineChoice } from '@ahia/rules/cart-line'

/** One thing that is about to be ordered, as the page shows it. Its prices are the market's of today. */
export type CheckoutItem = LineChoice & {
  /** Of its line in the cart, or `direct-…` (PDP-10). */
  id: string
  quantity: number
  name: string
  choices: readonly string[]
  addOns: readonly { name: string; quantity: number }[]
  lineKobo: Kobo
  shop: { _id: string; name: string }
}

/** From the cart, or past it with Buy Now. */
export type OrderKind = 'cart' | 'direct'

export type ChosenOrder = { kind: OrderKind; items: readonly CheckoutItem[] }
