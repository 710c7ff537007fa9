import { formatNaira } from '@ahia/money/format-naira'
import { BRAND } from '@ahia/reference/brand'
import {
  PAST_DUE_DAYS,
  PERIOD_LABELS,
  PERIOD_MONTHS,
  type Period,
  TIER_PERKS,
  type Tier,
  UNSUBSCRIBED_PERCENT,
} from '@ahia/reference/packages'
import { type InvoiceLine, totalOf } from '@ahia/rules/invoice-lines'
import { lagosDate } from '@ahia/rules/lagos-date'
import { type Figures, writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/email/email.ts'
import type { EmailContext } from '#shops/emails/email-shop.ts'
import { addDays } from './add-days.rules.ts'
import { type Bill, invoiceNumber } from './invoice.rules.ts'
import type { Invoice } from './invoices.sql.ts'
import type { Price } from './prices.rules.ts'

type NewEmail = Omit<Email, 'id'>
type Trial = EmailContext & { tier: Tier; period: Period; bill: Bill }
type Billed = EmailContext & { invoice: Invoice }

const FOOTNOTE = { text: `You're getting this email because your shop has a package at ${BRAND.name}.` }
const HOW_PAID =
  'We take it from your available balance: sales that are delivered and whose return window has closed.'
const WITHOUT = `Your shop can keep selling without a package. We then keep ${UNSUBSCRIBED_PERCENT}% of its gross sales.`

const FEE_LABELS: Record<Exclude<InvoiceLine['what'], 'SUBSCRIPTION'>, string> = {
  SETUP: 'Setup, once',
  ACCOUNT_MANAGEMENT: 'Account management, once a year',
}

type Beginning = Trial & {
  /** What was announced for later. */
  coming: readonly Price[]
}

/** MERCH-05, WIN-27: time in which a shop sells nothing does not use up the trial. */
export function sayTrialChosen(trial: Beginning): Promise<NewEmail> {
  return write(trial, {
    subject: `You've chosen the ${nameOf(trial.tier)} package`,
    heading: `You've chosen the ${nameOf(trial.tier)} package`,
    paragraphs: [
      `The three free months of ${trial.shopName} start when your first product goes live. Until then you pay nothing. We'll email you when they start.`,
      ...firstInvoice(trial),
      ...trial.coming.map(sayComing),
    ],
  })
}

/** MERCH-05: with what comes when, so that nobody is surprised after three months. */
export function sayTrialStarted(trial: Beginning): Promise<NewEmail> {
  return write(trial, {
    subject: `Your free trial of ${nameOf(trial.tier)} has started`,
    heading: 'Your three free months have started',
    paragraphs: [
      `${trial.shopName} has the ${nameOf(trial.tier)} package, free until ${lagosDate(trial.bill.from)}.`,
      ...firstInvoice(trial),
      ...trial.coming.map(sayComing),
      "We'll remind you a week before.",
    ],
  })
}

export function sayTrialEnding(trial: Trial): Promise<NewEmail> {
  return write(trial, {
    subject: `Your free trial ends on ${lagosDate(trial.bill.from)}`,
    heading: `Your free trial ends on ${lagosDate(trial.bill.from)}`,
    paragraphs: [
      `The three free months of ${trial.shopName} with the ${nameOf(trial.tier)} package are nearly over.`,
      ...firstInvoice(trial),
    ],
  })
}

const firstInvoice = ({ tier, period, bill }: Trial): (string | Figures)[] => [
  `Your first invoice is due after the free months. You chose to pay ${PERIOD_LABELS[period].toLowerCase()}:`,
  figuresOf(bill, `${nameOf(tier)}, ${inMonths(PERIOD_MONTHS[period])}`),
  `${HOW_PAID} If your balance is too low, you have ${PAST_DUE_DAYS} days. ${WITHOUT}`,
]

const sayComing = ({ tier, validFrom, monthlyKobo }: Price): string =>
  `From ${lagosDate(validFrom)} the ${nameOf(tier)} package costs ${formatNaira(monthlyKobo)} a month. A period that starts before that day keeps its price.`

export function sayPaid({ invoice, ...to }: Billed): Promise<NewEmail> {
  const number = invoiceNumber(invoice.number)
  return write(to, {
    subject: `Invoice ${number} is paid`,
    heading: `Invoice ${number} is paid`,
    paragraphs: [
      `For ${to.shopName}, from ${lagosDate(invoice.from)} to ${lagosDate(invoice.to)}:`,
      figuresOf(invoice),
      "We took it from your available balance. There's nothing to do.",
    ],
  })
}

/** Also serves as the invoice, when it could not be paid at once. */
export function sayPastDue({ invoice, ...to }: Billed): Promise<NewEmail> {
  const number = invoiceNumber(invoice.number)
  const until = lagosDate(addDays(invoice.issuedAt, PAST_DUE_DAYS))
  return write(to, {
    subject: `Invoice ${number} is past due`,
    heading: `Invoice ${number} is past due`,
    paragraphs: [
      `For ${to.shopName}, from ${lagosDate(invoice.from)} to ${lagosDate(invoice.to)}:`,
      figuresOf(invoice),
      `Your available balance is too low. Sales become available once they are delivered and the return window has closed. We'll take the payment as soon as your balance covers it. You keep your package until ${until}.`,
      `After that the package ends. ${WITHOUT}`,
    ],
  })
}

export function sayEnded({ invoice, ...to }: Billed): Promise<NewEmail> {
  return write(to, {
    subject: 'Your package has ended',
    heading: 'Your package has ended',
    paragraphs: [
      `Invoice ${invoiceNumber(invoice.number)} of ${formatNaira(totalOf(invoice.lines))} wasn't paid within ${PAST_DUE_DAYS} days, so the package of ${to.shopName} has ended. You no longer owe this invoice.`,
      WITHOUT,
    ],
  })
}

/** SELL-52 */
export function sayEndedAsAsked(to: EmailContext): Promise<NewEmail> {
  return write(to, {
    subject: 'Your package has ended',
    heading: 'Your package has ended',
    paragraphs: [
      `The package of ${to.shopName} has ended, as you asked. You owe nothing for it.`,
      `${WITHOUT} You can resume your package in the Seller Hub.`,
    ],
  })
}

export function sayPriceChange({ price, ...to }: EmailContext & { price: Price }): Promise<NewEmail> {
  const from = lagosDate(price.validFrom)
  return write(to, {
    subject: `The price of ${nameOf(price.tier)} changes on ${from}`,
    heading: `The price of ${nameOf(price.tier)} changes`,
    paragraphs: [
      `From ${from} the ${nameOf(price.tier)} package of ${to.shopName} costs ${formatNaira(price.monthlyKobo)} a month.`,
      "A period that starts before that day keeps its price to the end. If you don't agree, email us before then.",
    ],
  })
}

/** `packageLabel` is what the package is called among the sums. */
const figuresOf = ({ lines }: Pick<Bill, 'lines'>, packageLabel = 'Package'): Figures => [
  ...lines.map(({ what, kobo }) => ({
    label: what === 'SUBSCRIPTION' ? packageLabel : FEE_LABELS[what],
    figure: formatNaira(kobo),
  })),
  { label: 'Total', figure: formatNaira(totalOf(lines)) },
]

const inMonths = (months: number): string => (months === 1 ? '1 month' : `${months} months`)

const nameOf = (tier: Tier): string => TIER_PERKS[tier].name

type Words = { subject: string; heading: string; paragraphs: readonly (string | Figures)[] }

async function write(
  { email, publicUrl }: EmailContext,
  { subject, heading, paragraphs }: Words,
): Promise<NewEmail> {
  const button = { label: 'Open your shop', url: `${publicUrl}/merchant?screen=login` }
  return {
    to: email,
    subject,
    ...(await writeEmail({ heading, paragraphs, button, footnote: FOOTNOTE })),
    headers: {},
  }
}
