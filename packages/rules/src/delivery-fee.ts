import { type Kobo, ZERO } from '@ahia/money/kobo'

/** What sending a parcel costs, and in how many days it comes. */
export type DeliveryQuote = { feeKobo: Kobo; daysFrom: number; daysTo: number }

/** To one state: from a shop in the same state, and from a shop elsewhere. */
export type StateFees = { state: string; near: DeliveryQuote; far: DeliveryQuote }

/** All that one shop sends of an order or a cart. */
export type Parcel = { shopState: string; deliveryTypes: readonly string[] }

/** Who buys pays nothing on top for these: the shop bears it, or it is in the price. */
const PAID_BY_SHOP: readonly string[] = ['REAL_FREE_DELIVERY', 'INCLUDED_IN_PRICE']

/** One fee a parcel, however much is in it: it is free only when everything in it is. */
export function sendParcel(
  { state, near, far }: StateFees,
  { shopState, deliveryTypes }: Parcel,
): DeliveryQuote {
  const sending = shopState === state ? near : far
  const isFree = deliveryTypes.every((type) => PAID_BY_SHOP.includes(type))
  return isFree ? { ...sending, feeKobo: ZERO } : sending
}
