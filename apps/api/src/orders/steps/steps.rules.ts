import { ORDER_STATUSES, type OrderStatus } from '@ahia/contracts/shapes/order'

/** ORD-05: the allowed transitions. The database has the same in `order_steps`; a test compares them. */
export const MOVES = {
  PENDING: ['PAID', 'CANCELLED', 'EXPIRED'],
  PAID: ['SHIPPED', 'CANCELLED', 'REFUNDED'],
  SHIPPED: ['DELIVERED', 'CANCELLED', 'REFUNDED', 'PAID'],
  DELIVERED: ['DISPUTED'],
  DISPUTED: ['REFUNDED', 'DELIVERED'],
  CANCELLED: [],
  EXPIRED: [],
  REFUNDED: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

const movesFrom: Record<OrderStatus, readonly OrderStatus[]> = MOVES

/** The statuses from which an order can reach a status. */
export const originsOf = (to: OrderStatus): OrderStatus[] =>
  ORDER_STATUSES.filter((from) => movesFrom[from].includes(to))
