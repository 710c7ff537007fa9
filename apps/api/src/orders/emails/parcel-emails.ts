import { lagosDate, lagosMoment } from '@ahia/rules/lagos-date'
import type { Email } from '#providers/email/email.ts'
import {
  CODE_RULE,
  type DeliveryWords,
  type EmailContext,
  inOneLine,
  sayPickup,
  shopsOf,
  write,
} from './order-emails.ts'

type NewEmail = Omit<Email, 'id'>
type CodeContext = EmailContext & { proof: DeliveryWords | null }

/** SELL-27: the parcel is at the pickup point. */
export const sayAtPoint = (context: CodeContext): Promise<NewEmail> =>
  write(context, {
    subject: `Your order from ${shopsOf(context)} is ready for pickup`,
    heading: 'Your order is ready for pickup',
    ...context.proof,
    paragraphs: [
      'Show this code at the pickup point.',
      ...context.orders.map(inOneLine),
      ...context.orders.flatMap(sayPickup),
    ],
    button: 'See your order',
  })

/** SELL-36 */
export const sayAddressQuestion = (context: EmailContext): Promise<NewEmail> =>
  write(context, {
    subject: `${shopsOf(context)} needs your full address`,
    heading: 'The shop needs your full address',
    paragraphs: [
      ...context.orders.map(inOneLine),
      ...context.orders.flatMap(({ parcel }) =>
        parcel?.question ? [`The shop asks: ${parcel.question}`] : [],
      ),
      'Complete your address in Order History within two days, so that your order can be sent.',
    ],
    button: 'Complete your address',
  })

/** SELL-35: a day after the due time. */
export const sayLate = (context: EmailContext): Promise<NewEmail> =>
  write(context, {
    subject: `Your order from ${shopsOf(context)} is late`,
    heading: 'Your order is late',
    paragraphs: [
      ...context.orders.map(inOneLine),
      "The shop hasn't sent it yet. We've told them. You can wait, or cancel it now for a full refund.",
      ...context.orders.flatMap(({ parcel }) =>
        parcel
          ? [`If it isn't sent by ${lagosMoment(parcel.cancelsAt)}, we'll cancel it and refund you.`]
          : [],
      ),
    ],
    button: 'Wait or cancel',
  })

/** SELL-31: the shop took its hand-over back, after we had said that the order is on its way. */
export const sayNotSentYet = (context: EmailContext): Promise<NewEmail> =>
  write(context, {
    subject: `Your order from ${shopsOf(context)} hasn't left yet`,
    heading: "Your order hasn't left yet",
    paragraphs: [
      ...context.orders.map(inOneLine),
      "The shop marked it as sent too early. We'll email you again when it's really on its way.",
    ],
    button: 'See your order',
  })

/** SELL-33, ADMIN-28: before silence counts as delivered. */
export const sayReminder = (context: CodeContext): Promise<NewEmail> =>
  write(context, {
    subject: `Has your order from ${shopsOf(context)} arrived?`,
    heading: 'Has your order arrived?',
    ...context.proof,
    paragraphs: [
      ...(context.proof ? [CODE_RULE] : []),
      ...context.orders.map(inOneLine),
      ...context.orders.flatMap(({ parcel }) =>
        parcel?.closesAt
          ? [
              `Not arrived? Tell us before ${lagosDate(parcel.closesAt)}. If we hear nothing by then, we'll take it as delivered.`,
            ]
          : [],
      ),
      'Got it? Confirm delivery in one tap.',
    ],
    button: 'Confirm or get help',
  })
