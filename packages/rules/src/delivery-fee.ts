import { type Kobo, ZERO } from '@ahia/money/kobo'

/** The delivery fee of a parcel, and how many days it takes. */
export type DeliveryQuote = { feeKobo: Kobo; daysFrom: number; daysTo: number }

/** To one state: from a shop in the same state, and from a shop elsewhere. */
export type StateFees = { state: string; near: DeliveryQuote; far: DeliveryQuote }

/** Everything that one shop sends for an order or a cart. */
export type Parcel = { shopState: string; deliveryTypes: readonly string[] }

/** Free for the customer: the shop pays for it, or it is in the price. */
const PAID_BY_SHOP: readonly string[] = ['REAL_FREE_DELIVERY', 'INCLUDED_IN_PRICE']

/** One fee per parcel, whatever its content: free only when every item in it is. */
export function quoteParcel(
  { state, near, far }: StateFees,
  { shopState, deliveryTypes }: Parcel,
): DeliveryQuote {
  const sending = shopState === state ? near : far
  const isFree = deliveryTypes.every((type) => PAID_BY_SHOP.includes(type))
  return isFree ? { ...sending, feeKobo: ZERO } : sending
}
