import type { Order, OrderItem, OrderStatus } from '@ahia/contracts/shapes/order'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import type { TagTone } from '@ahia/ui/tag'

/** ORD-03: the colour of each status. */
export const STATUS_TONES = {
  PENDING: 'warn',
  PAID: 'neutral',
  SHIPPED: 'info',
  DELIVERED: 'ok',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
  DISPUTED: 'danger',
  REFUNDED: 'neutral',
} as const satisfies Record<OrderStatus, TagTone>

/** The remaining steps of an order without problems. */
const TO_COME = {
  PENDING: ['PAID', 'SHIPPED', 'DELIVERED'],
  PAID: ['SHIPPED', 'DELIVERED'],
  SHIPPED: ['DELIVERED'],
  DELIVERED: [],
  CANCELLED: [],
  EXPIRED: [],
  DISPUTED: [],
  REFUNDED: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** An order that can no longer be paid has no next step, unless late money arrives; nor has one that is going back. */
export const stepsToCome = ({
  status,
  payableUntil,
  parcel,
}: Pick<Order, 'status' | 'payableUntil' | 'parcel'>): readonly OrderStatus[] =>
  (status === 'PENDING' && payableUntil === null) || parcel?.status === 'RETURNING' ? [] : TO_COME[status]

export const countItems = (items: readonly Pick<OrderItem, 'quantity'>[]): number =>
  items.reduce((total, { quantity }) => total + quantity, 0)

export const itemsWords = (count: number): string => (count === 1 ? '1 item' : `${count} items`)

/** Amounts of the API are in naira. */
export const amountWords = (naira: number): string => formatNaira(fromNaira(naira))
