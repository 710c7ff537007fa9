import type { OrderNews } from '@ahia/contracts/assistant'
import type { Order, OrderStatus } from '@ahia/contracts/shapes/order'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { orderNumber } from '@ahia/rules/order-number'
import { inARow, seenName } from '../facts/normalise.ts'
import { nextStep, sayRefund } from './next-step.ts'
import type { OrderConcern } from './tracking-request.ts'

type SayOrdersInput = { orders: readonly Order[]; concern: OrderConcern; now: Date }

/** What is said of orders that are shown; at least one. */
export function sayOrders({ orders, concern, now }: SayOrdersInput): string {
  const [first, ...more] = orders
  if (!first) return ''
  if (more.length === 0) return `${nameOrder(first)}: ${sayOne(first, concern, now)}`
  const list = inARow(orders.map((order) => `${numberOf(order)} (${LABELS[order.status]})`))
  return `Here are ${orders.length} of your orders: ${list}. ${sayTogether(orders, concern)}`
}

const LABELS = {
  PENDING: 'not paid yet',
  PAID: 'paid, being packed',
  SHIPPED: 'shipped, on its way',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired, not paid in time',
  DISPUTED: 'complaint under review',
  REFUNDED: 'refunded',
} satisfies Record<OrderStatus, string>

const numberOf = ({ _id }: Order): string => orderNumber(_id)

const nameOrder = (order: Order): string =>
  `Order ${numberOf(order)} from ${seenName(order.shop.name)} (${formatNaira(fromNaira(order.totalAmount))} in total)`

/** The answer to what was asked comes first. */
function sayOne(order: Order, concern: OrderConcern, now: Date): string {
  const step = nextStep(order, now)
  const answer = ANSWERS[concern]?.(order)
  return answer ? `${answer} ${step}` : step
}

const ANSWERS: Partial<Record<OrderConcern, (order: Order) => string | null>> = {
  cancel: (order) =>
    order.actions.includes('CANCEL')
      ? `you can still cancel it yourself in Order History. I can't do it from here.${order.status === 'PAID' ? " You'll get back all you paid for it, delivery fee included." : ''}`
      : 'it can no longer be cancelled.',
  shipping: ({ status }) => (status === 'PAID' || status === 'PENDING' ? "it hasn't shipped yet." : null),
  refund: (order) => sayRefund(order) ?? sayWayToRefund(order),
  complaint: ({ status }) =>
    status === 'SHIPPED' || status === 'PAID' ? 'you can report a problem once it has been delivered.' : null,
}

const WAYS_TO_REFUND: Partial<Record<OrderStatus, string>> = {
  PENDING: "there's nothing to refund.",
  PAID: "cancel it in Order History and you'll get back all you paid for it. I can't do it from here.",
  SHIPPED: 'you can request a refund once it has been delivered.',
  DELIVERED: "request a refund in Order History, and our team will decide. I can't do it from here.",
}

const sayWayToRefund = ({ status }: Order): string | null => WAYS_TO_REFUND[status] ?? null

function sayTogether(orders: readonly Order[], concern: OrderConcern): string {
  const all = orders.map(numberOf)
  const able = orders
    .filter(({ actions }) => actions.includes(concern === 'cancel' ? 'CANCEL' : 'PAY'))
    .map(numberOf)
  if (concern === 'cancel')
    return able.length === 0
      ? 'They can no longer be cancelled.'
      : `You can still cancel ${inARow(able)} in Order History. ${able.length < all.length ? 'The rest can no longer be cancelled. ' : ''}I can't do it from here.`
  if (able.length > 0)
    return `${inARow(able)} ${able.length === 1 ? 'is' : 'are'} still waiting for your payment.`
  return 'Each one shows its next step.'
}

/** An order as the chat shows it. */
export const toOrderNews = (order: Order, now: Date): OrderNews => ({
  _id: order._id,
  status: order.status,
  createdAt: order.createdAt,
  totalAmount: order.totalAmount,
  arrives: order.arrives,
  actions: order.actions,
  shopName: order.shop.name,
  items: order.items.map(({ name, quantity, image }) => ({ name, quantity, image })),
  nextStep: nextStep(order, now),
})
