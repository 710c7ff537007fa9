import type { OrderId } from '@ahia/contracts/ids'
import type { DisputeOutcome, WayBearer } from '@ahia/contracts/shapes/dispute'
import { formatNaira } from '@ahia/money/format-naira'
import type { Kobo } from '@ahia/money/kobo'
import { BRAND } from '@ahia/reference/brand'
import { lagosDate } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { BACK } from '../emails/order-emails.ts'
import type { WhatFollows } from './decision.rules.ts'
import type { EmailWords } from './dispute-emails.ts'

export type Decided = {
  orderId: OrderId
  shopName: string
  round: number
  outcome: DisputeOutcome
  amountKobo: Kobo
  follows: WhatFollows
  withReturn: boolean
  wayBorneBy: WayBearer | null
  /** The reason, the same to both. */
  words: string
  /** null: it is final. */
  appealUntil: Date | null
  /** PAY-05: the bank has the payment, and may return the money itself. */
  isWithBank: boolean
}

/** ADMIN-25: what both sides are emailed, so that it can be shown before it goes. */
export const decisionEmails = (decided: Decided): { customer: EmailWords; shop: EmailWords } => ({
  customer: {
    subject: customerSubject(decided),
    paragraphs: [
      `Our team has decided: ${CUSTOMER_WORDS[decided.outcome](decided)}`,
      `Why: ${decided.words}`,
      ...refundWords(decided),
      ...returnWords(decided, 'CUSTOMER'),
      endWords(decided),
    ],
  },
  shop: {
    subject: `Order ${orderNumber(decided.orderId)}: ${SHOP_SUBJECTS[decided.outcome]}`,
    paragraphs: [
      `Our team has decided the complaint: ${SHOP_WORDS[decided.outcome](decided)}`,
      `Why: ${decided.words}`,
      ...shopMoneyWords(decided),
      ...returnWords(decided, 'SHOP'),
      endWords(decided),
    ],
  },
})

const naira = (amount: Kobo): string => formatNaira(amount)

const customerSubject = ({ outcome, amountKobo, shopName }: Decided): string =>
  outcome === 'REFUNDED' || outcome === 'PART'
    ? `You get ${naira(amountKobo)} back for your order from ${shopName}`
    : `We looked into your order from ${shopName}`

const CUSTOMER_WORDS = {
  REFUNDED: ({ amountKobo }) => `we're refunding you in full, ${naira(amountKobo)}.`,
  PART: ({ amountKobo }) => `we're refunding part of your money, ${naira(amountKobo)}.`,
  REPLACED: () => 'the shop will replace or repair it, as you both agreed.',
  TURNED_DOWN: () => 'your complaint is closed without a refund.',
} satisfies Record<DisputeOutcome, (decided: Decided) => string>

const SHOP_SUBJECTS = {
  REFUNDED: 'the customer is refunded in full',
  PART: 'the customer is refunded in part',
  REPLACED: "you'll replace or repair it",
  TURNED_DOWN: 'the complaint is closed in your favour',
} satisfies Record<DisputeOutcome, string>

const SHOP_WORDS = {
  REFUNDED: ({ amountKobo }) => `the customer gets the money back in full, ${naira(amountKobo)}.`,
  PART: ({ amountKobo }) => `the customer gets ${naira(amountKobo)} back.`,
  REPLACED: () => "you'll replace or repair it, as you both agreed.",
  TURNED_DOWN: () => 'the customer gets no refund.',
} satisfies Record<DisputeOutcome, (decided: Decided) => string>

function refundWords({ follows, isWithBank, round, outcome }: Decided): string[] {
  if (follows.customerKobo === 0)
    return round === 2 && outcome !== 'REFUNDED' && follows.creditKobo > 0
      ? ["You keep what we've already refunded."]
      : []
  return isWithBank
    ? [
        `Your bank is looking into this payment, so ${naira(follows.customerKobo)} is on hold until it decides.`,
      ]
    : [`We're refunding ${naira(follows.customerKobo)} the way you paid. ${BACK}`]
}

function shopMoneyWords({ follows }: Decided): string[] {
  const { shopKobo, commissionKobo, creditKobo } = follows
  if (creditKobo > 0)
    return [
      `The customer keeps what was refunded. We're paying ${naira(creditKobo)} into your balance ourselves.`,
    ]
  if (shopKobo === 0) return []
  const back = commissionKobo > 0 ? ` We're returning our commission of ${naira(commissionKobo)}.` : ''
  return [`We're taking ${naira(shopKobo)} from your balance.${back}`]
}

const BEARER = {
  CUSTOMER: { CUSTOMER: 'You pay', SHOP: 'The shop pays', MARKET: `${BRAND.name} pays` },
  SHOP: { CUSTOMER: 'The customer pays', SHOP: 'You pay', MARKET: `${BRAND.name} pays` },
} satisfies Record<'CUSTOMER' | 'SHOP', Record<WayBearer, string>>

function returnWords({ withReturn, wayBorneBy }: Decided, reader: 'CUSTOMER' | 'SHOP'): string[] {
  if (!withReturn || wayBorneBy === null) return []
  const what =
    reader === 'CUSTOMER'
      ? 'The items go back to the shop.'
      : 'The items come back to you and go back into your stock.'
  return [`${what} ${BEARER[reader][wayBorneBy]} for the return.`]
}

const endWords = ({ appealUntil }: Decided): string =>
  appealUntil === null
    ? 'This decision is final.'
    : `If you think this is wrong, you can appeal once until ${lagosDate(appealUntil)}. Someone else will then decide.`
