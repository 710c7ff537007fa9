import { sum } from '@ahia/money/arithmetic'
import { formatNaira } from '@ahia/money/format-naira'
import type { Kobo } from '@ahia/money/kobo'
import { BRAND } from '@ahia/reference/brand'
import { PICKUP_POINTS } from '@ahia/reference/pickup-points'
import { lagosTime } from '@ahia/rules/lagos-date'
import { writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/mail/email.ts'
import { orderNumber } from '../receipt/receipt.rules.ts'
import type { ToldOrder } from './told-orders.sql.ts'

type NewEmail = Omit<Email, 'id'>
export type Told = { email: string; publicUrl: string; orders: readonly ToldOrder[] }

const FOOTNOTE = { text: `You get this message because you ordered something at ${BRAND.name}.` }
const BACK = 'Your bank may take a few days to show it.'

/** CHK-04: the customer may have been called away from the payment page. */
export function sayWaiting(told: Told & { until: Date }): Promise<NewEmail> {
  const [subject, button] =
    told.orders.length === 1
      ? ['Your order waits for payment', 'See and pay your order']
      : ['Your orders wait for payment', 'See and pay your orders']
  return write(told, {
    subject,
    heading: subject,
    paragraphs: [
      ...told.orders.map(inOneLine),
      `The total is ${totalOf(told)}. We keep everything for you until ${lagosTime(told.until)} (Lagos time). If you have paid meanwhile, there is nothing to do.`,
    ],
    button,
  })
}

export function sayPaid(told: Told): Promise<NewEmail> {
  return write(told, {
    subject: `We have your payment of ${totalOf(told)}`,
    heading: 'Thank you, we have your payment',
    paragraphs: [
      ...told.orders.map(inOneLine),
      `You paid ${totalOf(told)}. Each shop packs its own parcel, and we write to you when it is on its way. Your receipt is with your orders.`,
    ],
    button: 'See your orders',
  })
}

export function sayShipped(told: Told): Promise<NewEmail> {
  return write(told, {
    subject: `Your order from ${shopsOf(told)} is on its way`,
    heading: 'Your order is on its way',
    paragraphs: [
      ...told.orders.map(inOneLine),
      ...told.orders.flatMap(whereToCollect),
      'When you have it, say so with your orders: one press is enough.',
    ],
    button: 'Follow your order',
  })
}

export function sayDelivered(told: Told): Promise<NewEmail> {
  return write(told, {
    subject: `Your order from ${shopsOf(told)} was delivered`,
    heading: 'Your order was delivered',
    paragraphs: [
      ...told.orders.map(inOneLine),
      'Is something wrong with it? You can report it with your orders. If all is well, a few words help other shoppers.',
    ],
    button: 'See your order',
  })
}

/** After a dispute that staff decided for the shop. */
export function sayTurnedDown(told: Told): Promise<NewEmail> {
  return write(told, {
    subject: `We looked into your order from ${shopsOf(told)}`,
    heading: 'We looked into your complaint',
    paragraphs: [
      ...told.orders.map(inOneLine),
      'We have heard the shop and decided that the delivery stands. Why, we say there.',
    ],
    button: 'Read our answer',
  })
}

/** After a dispute that staff decided, and after cancelling what was paid. */
export function sayRefunded(told: Told): Promise<NewEmail> {
  return write(told, {
    subject: `${totalOf(told)} is on its way back to you`,
    heading: 'Your money is on its way back',
    paragraphs: [
      ...told.orders.map(inOneLine),
      `We are sending ${totalOf(told)} back the way you paid. ${BACK}`,
    ],
    button: 'See your order',
  })
}

/** PAY-04: paid so late that the goods were gone. */
export function sayNotKept(told: Told & { paidKobo: Kobo }): Promise<NewEmail> {
  const paid = formatNaira(told.paidKobo)
  return write(told, {
    subject: 'We could not keep your order, and send your money back',
    heading: 'We could not keep your order',
    paragraphs: [
      ...told.orders.map(inOneLine),
      `Your payment of ${paid} came after the time for which we keep goods, and they could not be kept for you. We are sending all of it back the way you paid. ${BACK}`,
    ],
    button: 'See your orders',
  })
}

/** I6: the orders stay paid. */
export function sayPaidTwice(told: Told & { paidKobo: Kobo }): Promise<NewEmail> {
  const paid = formatNaira(told.paidKobo)
  return write(told, {
    subject: `You paid twice, and we send ${paid} back`,
    heading: 'Your second payment is on its way back',
    paragraphs: [
      ...told.orders.map(inOneLine),
      `This was paid already when another payment of ${paid} came. Nothing changes for your order, and we are sending the second payment back the way you paid. ${BACK}`,
    ],
    button: 'See your orders',
  })
}

/** P12: names no amount, as what came may not even have been naira. */
export function sayWrongAmount(told: Told): Promise<NewEmail> {
  return write(told, {
    subject: 'Your payment did not match your order, and we send it back',
    heading: 'Your order is not paid',
    paragraphs: [
      ...told.orders.map(inOneLine),
      `What came is not the ${totalOf(told)} that was asked for, so it does not pay for your order. We are sending all of it back the way you paid. ${BACK} If you still want your order, pay for it again.`,
    ],
    button: 'See your orders',
  })
}

function whereToCollect({ deliveryType, deliveryState }: ToldOrder): string[] {
  if (deliveryType !== 'PICKUP') return []
  const { name, address, hours } = PICKUP_POINTS[deliveryState]
  return [`Collect it at ${name}, ${address} (${hours}).`]
}

const inOneLine = ({ id, shopName, things }: ToldOrder): string =>
  `Order ${orderNumber(id)} from ${shopName}: ${things.join(', ')}.`

const totalOf = ({ orders }: Told): string => formatNaira(sum(orders.map(({ totalKobo }) => totalKobo)))
const shopsOf = ({ orders }: Told): string => orders.map(({ shopName }) => shopName).join(', ')

type Words = { subject: string; heading: string; paragraphs: readonly string[]; button: string }

async function write({ email, publicUrl }: Told, words: Words): Promise<NewEmail> {
  const { subject, heading, paragraphs, button: label } = words
  const button = { label, url: `${publicUrl}/orders` }
  return {
    to: email,
    subject,
    ...(await writeEmail({ heading, paragraphs, button, footnote: FOOTNOTE })),
    headers: {},
  }
}
