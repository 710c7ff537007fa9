import type { Kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'
import { PERIOD_MONTHS, type Period } from '@ahia/reference/packages'
import { type InvoiceLine, invoiceLines, totalOf, trialEnd } from '@ahia/rules/invoice-lines'

type Price = { amount: number; next: { amount: number; from: string } | null }

export type FirstInvoice = {
  lines: readonly InvoiceLine[]
  totalKobo: Kobo
  /** The price of each later period. */
  laterKobo: Kobo
}

/** MERCH-05, CONST-09: the first invoice after free months that would start now, at the price of the day they end. */
export function firstInvoice(price: Price, period: Period, startedAt: Date): FirstInvoice {
  const dueAt = trialEnd(startedAt)
  const monthlyKobo = fromNaira(amountOn(price, dueAt))
  const lines = invoiceLines({ period, monthlyKobo, monthsBefore: 0 })
  const second = invoiceLines({ period, monthlyKobo, monthsBefore: PERIOD_MONTHS[period] })
  return { lines, totalKobo: totalOf(lines), laterKobo: totalOf(second) }
}

const amountOn = ({ amount, next }: Price, day: Date): number =>
  next !== null && Date.parse(next.from) <= day.getTime() ? next.amount : amount
