import type { OrderStatus } from '@ahia/contracts/shapes/order'
import { DomainError } from '#platform/domain-error.ts'

/** T5: for an order of somebody else and for none at all alike. */
export const orderNotFound = () => new DomainError('ORDER_NOT_FOUND', 'We do not know this order')

export const stepRefused = (wish: string, status: OrderStatus) =>
  new DomainError('STEP_REFUSED', `This order cannot be ${wish} ${NOW[status]}.`, { details: { status } })

export const returnRefused = (kind: 'PROBLEM' | 'RETURN') =>
  new DomainError(
    'RETURN_REFUSED',
    kind === 'PROBLEM'
      ? 'The time to report a problem with this order is over'
      : 'Nothing in this order can be returned, or the time for it is over',
  )

export const ordersUnderWay = () =>
  new DomainError(
    'ORDERS_UNDER_WAY',
    'Some of your orders are still under way. Delete your account once they have come, or cancel them first.',
  )

/** Why not, in the middle of a sentence. */
const NOW = {
  PENDING: 'because it is not paid yet',
  PAID: 'because it was paid and is being packed',
  SHIPPED: 'any more: it is on its way',
  DELIVERED: 'any more: it has been delivered',
  CANCELLED: 'any more: it was cancelled',
  EXPIRED: 'any more: it was not paid in time',
  DISPUTED: 'now: a problem with it is being looked into',
  REFUNDED: 'any more: its money was sent back',
} satisfies Record<OrderStatus, string>
