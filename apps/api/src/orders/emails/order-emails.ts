import { sum } from '@ahia/money/arithmetic'
import { formatNaira } from '@ahia/money/format-naira'
import type { Kobo } from '@ahia/money/kobo'
import { BRAND } from '@ahia/reference/brand'
import { whereToCollect } from '@ahia/reference/pickup-points'
import { lagosDate, lagosTime } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import type { Qr } from '@ahia/rules/qr/draw-qr'
import { writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/email/email.ts'
import type { OrderEmailProjection } from './order-email-projections.sql.ts'

type NewEmail = Omit<Email, 'id'>
/** SELL-34: the code of a parcel in digits and as a QR. */
export type DeliveryWords = { code: string; qr: Qr }
export type EmailContext = { email: string; publicUrl: string; orders: readonly OrderEmailProjection[] }

const FOOTNOTE = { text: `You're getting this email because you ordered from ${BRAND.name}.` }
/** SELL-34 */
export const CODE_RULE =
  'Only give this code to the rider once you have the parcel. It proves you received it.'
export const BACK = 'Your bank may take a few days to show it.'

/** CHK-04: the customer may have been called away from the payment page. */
export function sayWaiting(context: EmailContext & { until: Date }): Promise<NewEmail> {
  const [subject, button] =
    context.orders.length === 1
      ? ['Your order is waiting for payment', 'Pay for your order']
      : ['Your orders are waiting for payment', 'Pay for your orders']
  return write(context, {
    subject,
    heading: subject,
    paragraphs: [
      ...context.orders.map(inOneLine),
      `The total is ${totalOf(context)}. ${sayHold(context)} If you've already paid, there's nothing to do.`,
    ],
    button,
  })
}

const sayHold = ({ orders, until }: EmailContext & { until: Date }): string =>
  orders.every(({ isHeld }) => isHeld)
    ? `We're holding these items for you until ${lagosTime(until)} (Lagos time).`
    : `These items aren't held for you yet, so pay soon. You can pay until ${lagosTime(until)} (Lagos time).`

export function sayPaid(context: EmailContext): Promise<NewEmail> {
  return write(context, {
    subject: `We've received your payment of ${totalOf(context)}`,
    heading: "Thank you, we've received your payment",
    paragraphs: [
      ...context.orders.map(inOneLine),
      `You paid ${totalOf(context)}. Each shop packs its own parcel, and we'll email you when it ships. Your receipt is in Order History.`,
    ],
    button: 'Go to Order History',
  })
}

/** SELL-34: with the code that the customer gives to the rider. */
export function sayShipped(context: EmailContext & { proof: DeliveryWords | null }): Promise<NewEmail> {
  return write(context, {
    subject: `Your order from ${shopsOf(context)} is on its way`,
    heading: 'Your order is on its way',
    ...context.proof,
    paragraphs: [
      ...(context.proof ? [CODE_RULE] : []),
      ...context.orders.map(inOneLine),
      ...context.orders.flatMap(sayPickup),
      ...context.orders.flatMap(({ parcel }) =>
        parcel?.arrivesBy ? [`It should arrive by ${lagosDate(parcel.arrivesBy)}.`] : [],
      ),
      'No code asked for? Confirm delivery in Order History once you have it.',
    ],
    button: 'Track your order',
  })
}

export function sayDelivered(context: EmailContext): Promise<NewEmail> {
  return write(context, {
    subject: `Your order from ${shopsOf(context)} was delivered`,
    heading: 'Your order was delivered',
    paragraphs: [
      ...context.orders.map(inOneLine),
      'Something wrong? Report it in Order History. All good? A short review helps other shoppers.',
    ],
    button: 'See your order',
  })
}

/** After cancelling what was paid; null: all of it. */
export function sayRefunded(context: EmailContext & { refundKobo: Kobo | null }): Promise<NewEmail> {
  const amount = context.refundKobo === null ? totalOf(context) : formatNaira(context.refundKobo)
  return write(context, {
    subject: `Your refund of ${amount} is on its way`,
    heading: 'Your refund is on its way',
    paragraphs: [
      ...context.orders.map(inOneLine),
      ...context.orders.flatMap(({ parcel }) => (parcel?.cancelNote ? [`Why: ${parcel.cancelNote}`] : [])),
      `We're refunding ${amount} the way you paid. ${BACK}`,
    ],
    button: 'See your order',
  })
}

/** PAY-04: paid so late that the items were gone. */
export function sayUnfulfilled(context: EmailContext & { paidKobo: Kobo }): Promise<NewEmail> {
  const paid = formatNaira(context.paidKobo)
  return write(context, {
    subject: "We couldn't complete your order, so we're refunding you",
    heading: "We couldn't complete your order",
    paragraphs: [
      ...context.orders.map(inOneLine),
      `Your payment of ${paid} arrived after we stopped holding these items, and we couldn't get them back for you. We're refunding all of it the way you paid. ${BACK}`,
    ],
    button: 'Go to Order History',
  })
}

/** I6: the orders stay paid. */
export function sayPaidTwice(context: EmailContext & { paidKobo: Kobo }): Promise<NewEmail> {
  const paid = formatNaira(context.paidKobo)
  return write(context, {
    subject: `You paid twice, so we're refunding ${paid}`,
    heading: "We're refunding your second payment",
    paragraphs: [
      ...context.orders.map(inOneLine),
      `This was already paid when another payment of ${paid} arrived. Nothing changes for your order. We're refunding the second payment the way you paid. ${BACK}`,
    ],
    button: 'Go to Order History',
  })
}

/** P12: names no amount, as the payment may not even have been in naira. */
export function sayWrongAmount(context: EmailContext): Promise<NewEmail> {
  return write(context, {
    subject: "Your payment didn't match your order, so we're refunding it",
    heading: "Your order isn't paid yet",
    paragraphs: [
      ...context.orders.map(inOneLine),
      `Your payment wasn't the ${totalOf(context)} we asked for, so it doesn't pay for your order. We're refunding all of it the way you paid. ${BACK} If you still want your order, pay for it again.`,
    ],
    button: 'Go to Order History',
  })
}

export const sayPickup = ({ deliveryWay, deliveryState, address }: OrderEmailProjection): string[] =>
  deliveryWay === 'PICKUP' ? [`Pick it up at ${whereToCollect(deliveryState, address)}.`] : []

export const inOneLine = ({ id, shopName, things }: OrderEmailProjection): string =>
  `Order ${orderNumber(id)} from ${shopName}: ${things.join(', ')}.`

const totalOf = ({ orders }: EmailContext): string =>
  formatNaira(sum(orders.map(({ totalKobo }) => totalKobo)))
export const shopsOf = ({ orders }: EmailContext): string => orders.map(({ shopName }) => shopName).join(', ')

type Words = {
  subject: string
  heading: string
  paragraphs: readonly string[]
  button: string
  code?: string
  qr?: Qr
}

export async function write({ email, publicUrl }: EmailContext, words: Words): Promise<NewEmail> {
  const { subject, button: label, ...content } = words
  const button = { label, url: `${publicUrl}/orders` }
  return {
    to: email,
    subject,
    ...(await writeEmail({ ...content, button, footnote: FOOTNOTE })),
    headers: {},
  }
}
