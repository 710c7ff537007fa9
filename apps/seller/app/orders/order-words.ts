import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { formatMoney } from '@ahia/money/format-money'
import type { ParcelStatus } from '@ahia/reference/parcel-statuses'
import type { TagTone } from '@ahia/ui/tag'

export const STATUS_WORDS = {
  NEW: { word: 'New', tone: 'info' },
  ACCEPTED: { word: 'To pack', tone: 'warn' },
  WAITING_FOR_ADDRESS: { word: 'Waiting for the address', tone: 'neutral' },
  PACKED: { word: 'Packed', tone: 'ok' },
  HANDED_OVER: { word: 'On its way', tone: 'info' },
  AT_POINT: { word: 'At the pickup point', tone: 'info' },
  DELIVERED: { word: 'Delivered', tone: 'ok' },
  RETURNING: { word: 'Coming back', tone: 'warn' },
  RETURNED: { word: 'Returned', tone: 'neutral' },
  LOST: { word: 'Lost', tone: 'danger' },
  CANCELLED: { word: 'Cancelled', tone: 'neutral' },
} as const satisfies Record<ParcelStatus, { word: string; tone: TagTone }>

export const amountWords = (naira: number): string => formatMoney(Math.round(naira * 100))

export function countItems({ items }: Pick<SellerOrder, 'items'>): string {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return count === 1 ? '1 item' : `${count} items`
}

type Item = SellerOrder['items'][number]

/** 'Colour: Black, + Gift wrap × 2' */
export const detailsOf = ({ choices, addOns }: Item): string =>
  [
    ...choices,
    ...addOns.map(({ name, quantity }) => `+ ${name}${quantity > 1 ? ` × ${quantity}` : ''}`),
  ].join(', ')

/** 'Door delivery, Ikeja, Lagos' */
export const wayWords = ({ delivery: { type, city, state } }: SellerOrder): string =>
  [type === 'PICKUP' ? 'Pickup' : 'Door delivery', placeWords(city, state)].join(', ')

/** 'Ikeja, Lagos', and not 'Enugu, Enugu' */
export const placeWords = (city: string | null, state: string): string =>
  [...new Set([...(city ? [city] : []), stateWords(state)])].join(', ')

/** 'Port Harcourt' */
const stateWords = (state: string): string =>
  state.toLowerCase().replace(/\b[a-z]/g, (first) => first.toUpperCase())

/** To an account without a shop. */
export const ONCE_ON_SALE = 'Customers can order once you have products on sale.'
