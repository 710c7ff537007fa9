import { type Kobo, ZERO } from '@ahia/money/kobo'
import type { DeliveryPromise } from './delivery-area.ts'
import { promisedDays } from './delivery-promise.ts'

/** The delivery fee of a parcel, and how many days it takes. */
export type DeliveryQuote = { feeKobo: Kobo; daysFrom: number; daysTo: number }

/** To one state: from a shop in the same state, and from a shop elsewhere. */
export type StateFees = { state: string; near: DeliveryQuote; far: DeliveryQuote }

/** Everything that one shop sends for an order or a cart. */
export type Parcel = { shopState: string; items: readonly ParcelItem[] }
type ParcelItem = { deliveryType: string; promise?: DeliveryPromise | undefined }

/** Free for the customer: the shop pays for it, or it is in the price. */
const PAID_BY_SHOP: readonly string[] = ['REAL_FREE_DELIVERY', 'INCLUDED_IN_PRICE']

/**
 * One fee per parcel, whatever its content: free only when every item in it is. A shop may send what it promises sooner on
 * its own, so the days are those from its fastest item to its slowest.
 */
export function quoteParcel(
  { state, near, far }: StateFees,
  { shopState, items }: Parcel,
  now: Date,
): DeliveryQuote {
  const sending = shopState === state ? near : far
  const isFree = items.every(({ deliveryType }) => PAID_BY_SHOP.includes(deliveryType))
  const days = items.map(({ promise }) => promisedDays(promise, sending, now))
  return {
    feeKobo: isFree ? ZERO : sending.feeKobo,
    daysFrom: Math.min(...days.map(({ daysFrom }) => daysFrom)),
    daysTo: Math.max(...days.map(({ daysTo }) => daysTo)),
  }
}
