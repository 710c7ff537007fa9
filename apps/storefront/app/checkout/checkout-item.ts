import type { Kobo } from '@ahia/money/kobo'
import type { LineChoice } from '@ahia/rules/cart/cart-line'
import type { DeliveryTerms } from '@ahia/rules/delivery-area'

/** An item that is about to be ordered, with current prices. */
export type CheckoutItem = LineChoice & {
  /** The id of its cart line, or `direct-…` (PDP-10). */
  id: string
  quantity: number
  name: string
  choiceLabels: readonly string[]
  addOns: readonly { name: string; quantity: number }[]
  lineKobo: Kobo
  shop: { _id: string; name: string }
  logistics: DeliveryTerms
}

/** From the cart, or with Buy Now, which the API calls a direct order (`isDirectOrder`). */
export type OrderKind = 'cart' | 'direct'

/** What is about to be ordered; the server makes one order per shop of it. */
export type ChosenOrder = { kind: OrderKind; items: readonly CheckoutItem[] }
