import { ORDER_STATUSES, type OrderStatus } from '@ahia/contracts/shapes/order'

/** ORD-05: where an order can go from where it is. The database holds the same as `order_steps`; a test compares them. */
export const MOVES = {
  PENDING: ['PAID', 'CANCELLED', 'EXPIRED'],
  PAID: ['SHIPPED', 'CANCELLED', 'REFUNDED'],
  SHIPPED: ['DELIVERED', 'CANCELLED', 'REFUNDED'],
  DELIVERED: ['DISPUTED'],
  DISPUTED: ['REFUNDED', 'DELIVERED'],
  CANCELLED: [],
  EXPIRED: [],
  REFUNDED: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

const movesFrom: Record<OrderStatus, readonly OrderStatus[]> = MOVES

/** From where an order can come to a status. */
export const originsOf = (to: OrderStatus): OrderStatus[] =>
  ORDER_STATUSES.filter((from) => movesFrom[from].includes(to))
