import type { Order, OrderStatus } from '@ahia/contracts/shapes/order'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { BRAND } from '@ahia/reference/brand'
import { whereToCollect } from '@ahia/reference/pickup-points'
import { lagosDate, lagosMoment } from '@ahia/rules/lagos-date'
import { seenName } from '../facts/normalise.ts'

/** How an order stands and what happens now, in a sentence or two; all of it is read from the order. */
export const nextStep = (order: Order, now: Date): string => STEPS[order.status](order, now)

const STEPS = {
  PENDING: sayPending,
  PAID: (order) =>
    `It's paid, and ${seenName(order.shop.name)} is packing it. ${sayArrival(order)}You can still cancel it.`,
  SHIPPED: (order, now) =>
    `It has shipped and is on its way. ${isLate(order, now) ? sayLate(order) : sayArrival(order)}${sayHandOver(order)}`,
  DELIVERED: (order) => `It was delivered${sayDay(order, 'DELIVERED')}. ${sayComplaint(order)}`,
  CANCELLED: (order) =>
    `It was cancelled${sayDay(order, 'CANCELLED')}. ${sayRefund(order) ?? 'You owe nothing for it.'}`,
  EXPIRED: (order) =>
    `It wasn't paid in time, so it expired. ${sayRefund(order) ?? 'You owe nothing for it. Order again if you still want it.'}`,
  DISPUTED: () =>
    "We're reviewing the problem you reported with the shop. Our team will decide and email you.",
  REFUNDED: (order) => sayRefund(order) ?? 'It was refunded the way you paid.',
} satisfies Record<OrderStatus, (order: Order, now: Date) => string>

function sayPending({ pendingPayment, payableUntil, isHeld }: Order): string {
  if (pendingPayment) return "Your payment is still being confirmed. There's no need to pay again."
  if (payableUntil === null)
    return "It wasn't paid in time, so we're no longer holding these items. Order again if you still want it."
  if (!isHeld)
    return `It's not paid yet, and its items aren't held for you yet. Pay in Order History by ${lagosMoment(payableUntil)} (Lagos time), or cancel it.`
  return `It's not paid yet. We're holding these items for you until ${lagosMoment(payableUntil)} (Lagos time). Pay in Order History before then, or cancel it.`
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
    : `It was expected by ${lagosDate(arrives.to)}, so it's late. Email ${BRAND.email} and we'll ask the shop. `

function sayHandOver({ delivery }: Order): string {
  if (delivery.type !== 'PICKUP') return 'When it arrives, confirm delivery in Order History.'
  return `Pick it up at ${whereToCollect(delivery.region, delivery.address)}.`
}

function sayDay({ timeline }: Order, status: OrderStatus): string {
  const move = timeline.findLast((one) => one.status === status)
  return move ? ` on ${lagosDate(move.at)}` : ''
}

function sayComplaint({ actions, reportableUntil }: Order): string {
  if (reportableUntil === null)
    return `The time to report a problem has passed. If something turns out to be faulty, email ${BRAND.email}.`
  const what = actions.includes('RETURN')
    ? actions.includes('REPORT_PROBLEM')
      ? 'report a problem or request a return'
      : 'request a return'
    : 'report a problem'
  return `If you need to, ${what} in Order History until ${lagosDate(reportableUntil)}.`
}

const REFUND_STATES = {
  UNDER_WAY: 'is being refunded the way you paid. Your bank may take a few days to show it',
  ON_HOLD: 'will be refunded once your bank has closed its dispute about the payment',
  DONE: 'was refunded the way you paid. Your bank may take a few days to show it',
  NEEDS_ATTENTION: 'is being refunded, and our team is handling it',
} satisfies Record<NonNullable<Order['refund']>['status'], string>

export const sayRefund = ({ refund }: Order): string | null =>
  refund && `${formatNaira(fromNaira(refund.amount))} ${REFUND_STATES[refund.status]}.`
