import type { Order, OrderStatus } from '@ahia/contracts/shapes/order'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { BRAND } from '@ahia/reference/brand'
import { PICKUP_POINTS } from '@ahia/reference/pickup-points'
import { lagosDate, lagosMoment } from '@ahia/rules/lagos-date'
import { seenName } from '../facts/heard.ts'

/** How an order stands and what happens now, in a sentence or two; all of it is read from the order. */
export const nextStep = (order: Order, now: Date): string => STEPS[order.status](order, now)

const STEPS = {
  PENDING: sayPending,
  PAID: (order) =>
    `It is paid, and ${seenName(order.shop.name)} is packing it. ${sayArrival(order)}You can still cancel it.`,
  SHIPPED: (order, now) =>
    `It has been shipped and is on its way. ${isLate(order, now) ? sayLate(order) : sayArrival(order)}${sayHandOver(order)}`,
  DELIVERED: (order) => `It was delivered${sayDay(order, 'DELIVERED')}. ${sayComplaint(order)}`,
  CANCELLED: (order) =>
    `It was cancelled${sayDay(order, 'CANCELLED')}. ${sayRefund(order) ?? 'You owe nothing for it.'}`,
  EXPIRED: (order) =>
    `It was not paid in time and ended by itself. ${sayRefund(order) ?? 'You owe nothing for it; order again if you still want it.'}`,
  DISPUTED: () =>
    'The problem you reported is being looked into: we hear the shop, our staff decide, and we write to you.',
  REFUNDED: (order) => sayRefund(order) ?? 'Its money was sent back the way you paid.',
} satisfies Record<OrderStatus, (order: Order, now: Date) => string>

function sayPending({ pendingPayment, payableUntil }: Order): string {
  if (pendingPayment) return 'Your payment is still being confirmed. There is no need to pay again.'
  if (payableUntil === null)
    return 'It was not paid in time, so the goods are no longer put aside. Order again if you still want it.'
  return `It is not paid yet. We keep the goods for you until ${lagosMoment(payableUntil)} (Lagos time): pay with your orders before then, or cancel it.`
}

function sayArrival({ arrives, delivery }: Order): string {
  if (arrives === null) return ''
  const days =
    arrives.from === arrives.to
      ? `on ${lagosDate(arrives.to)}`
      : `between ${lagosDate(arrives.from)} and ${lagosDate(arrives.to)}`
  return delivery.type === 'PICKUP' ? `It should be ready ${days}. ` : `It should arrive ${days}. `
}

const isLate = ({ arrives }: Order, now: Date): boolean =>
  arrives !== null && new Date(`${arrives.to}T23:00:00Z`) < now

const sayLate = ({ arrives }: Order): string =>
  arrives === null
    ? ''
    : `It was expected by ${lagosDate(arrives.to)}, so it is late: write to ${BRAND.email} and we ask the shop. `

function sayHandOver({ delivery }: Order): string {
  if (delivery.type !== 'PICKUP') return 'When you have it, confirm the delivery with your orders.'
  const { name, address, hours } = PICKUP_POINTS[delivery.region]
  return `You collect it at ${name}, ${address} (${hours}).`
}

function sayDay({ timeline }: Order, status: OrderStatus): string {
  const move = timeline.findLast((one) => one.status === status)
  return move ? ` on ${lagosDate(move.at)}` : ''
}

function sayComplaint({ actions, reportableUntil }: Order): string {
  if (reportableUntil === null)
    return `The days to report a problem with your orders are over; if something turns out to be faulty, write to ${BRAND.email}.`
  const what = actions.includes('RETURN')
    ? actions.includes('REPORT_PROBLEM')
      ? 'report a problem or ask for a return'
      : 'ask for a return'
    : 'report a problem'
  return `If you need to, ${what} with your orders until ${lagosDate(reportableUntil)}.`
}

const REFUND_STATES = {
  UNDER_WAY: 'is on its way back to you the way you paid; your bank may take a few days to show it',
  DONE: 'was sent back the way you paid; your bank may take a few days to show it',
  NEEDS_ATTENTION: 'is being sent back to you, and our staff are looking after it',
} satisfies Record<NonNullable<Order['refund']>['status'], string>

export const sayRefund = ({ refund }: Order): string | null =>
  refund && `${formatNaira(fromNaira(refund.amount))} ${REFUND_STATES[refund.status]}.`
