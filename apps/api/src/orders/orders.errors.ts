import type { OrderStatus } from '@ahia/contracts/shapes/order'
import { DomainError } from '#platform/domain-error.ts'

/** T5: the same for another customer's order and for one that does not exist. */
export const orderNotFound = () => new DomainError('ORDER_NOT_FOUND', "We can't find this order")

/** T11: the items of an order that was not held are gone when it is to be paid. */
export const soldOut = (names: readonly string[]) =>
  new DomainError(
    'OUT_OF_STOCK',
    `There isn't enough left of ${[...new Set(names)].join(', ')}. Cancel this order and order again.`,
  )

export const stepRefused = (step: string, status: OrderStatus) =>
  new DomainError('STEP_REFUSED', `This order can't be ${step} ${NOW[status]}.`, { details: { status } })

export const returnRefused = (kind: 'PROBLEM' | 'RETURN') =>
  new DomainError(
    'RETURN_REFUSED',
    kind === 'PROBLEM'
      ? 'The time to report a problem with this order has passed'
      : 'Nothing in this order can be returned, or the return window has closed',
  )

export const ordersUnderWay = () =>
  new DomainError(
    'ORDERS_UNDER_WAY',
    'Some of your orders are still in progress. Delete your account once they arrive, or cancel them first.',
  )

/** The reason, as the end of a sentence. */
const NOW = {
  PENDING: "because it isn't paid yet",
  PAID: "because it's paid and being packed",
  SHIPPED: "any more because it's on its way",
  DELIVERED: 'any more because it was delivered',
  CANCELLED: 'any more because it was cancelled',
  EXPIRED: "any more because it wasn't paid in time",
  DISPUTED: "now because we're reviewing a problem with it",
  REFUNDED: 'any more because it was refunded',
} satisfies Record<OrderStatus, string>
