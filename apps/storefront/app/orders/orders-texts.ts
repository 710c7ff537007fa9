import type { OrderStatus } from '@ahia/contracts/shapes/order'
import type { ParcelStatus } from '@ahia/reference/parcel-statuses'

/** ORD-01: the message when the history does not load. */
export const ORDERS_FAILED = 'Failed to fetch orders'

/** The status of an order in words, for texts; its badge shows the status itself. */
export const STATUS_WORDS = {
  PENDING: 'Ordered',
  PAID: 'Paid',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
  DISPUTED: 'Problem reported',
  REFUNDED: 'Refunded',
} as const satisfies Record<OrderStatus, string>

/** SELL-38: the steps of a parcel that its order does not have. */
export const PARCEL_WORDS: Partial<Record<ParcelStatus, string>> = {
  ACCEPTED: 'Accepted',
  WAITING_FOR_ADDRESS: 'Address needed',
  PACKED: 'Packed',
  AT_POINT: 'Ready for pickup',
  RETURNING: 'Going back to the shop',
}

export const ACTORS = {
  CUSTOMER: 'by you',
  SHOP: 'by the shop',
  STAFF: 'by our team',
  MARKET: null,
} as const satisfies Record<string, string | null>

export const REFUND_WORDS = {
  UNDER_WAY: 'is on its way back to you. Your bank may take a few days to show it.',
  ON_HOLD: 'will be refunded to you once your bank has closed its dispute.',
  DONE: 'has been refunded to you.',
  NEEDS_ATTENTION: "couldn't be refunded automatically. Our team is looking into it and will email you.",
} as const

export const DELIVERY_WORDS = { DOORDELIVERY: 'Drop Off', PICKUP: 'Pickup' } as const
