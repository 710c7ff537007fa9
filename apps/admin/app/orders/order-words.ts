import type { OrderStatus } from '@ahia/contracts/shapes/order'

const WORDS: Record<OrderStatus, string> = {
  PENDING: 'Not paid yet',
  PAID: 'Paid',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
  DISPUTED: 'In dispute',
  REFUNDED: 'Refunded',
}

const BY_NAME = new Map<string, string>(Object.entries(WORDS))

/** What staff read of an order's status. */
export const orderStatusWords = (status: string): string => BY_NAME.get(status) ?? status
