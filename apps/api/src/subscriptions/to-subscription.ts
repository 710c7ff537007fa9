import type * as contract from '@ahia/contracts/subscriptions'
import { toNaira } from '@ahia/money/naira'
import { type InvoiceLine, totalOf } from '@ahia/rules/invoice-lines'
import { invoiceNumber, nextBill } from './invoice.rules.ts'
import type { Invoice } from './invoices.sql.ts'
import type { Price } from './prices.rules.ts'
import type { Subscription } from './subscriptions.sql.ts'

/** One that has ended or is ending is not billed again. */
export function toSubscription(subscription: Subscription, prices: readonly Price[]): contract.Subscription {
  const { tier, period, status, trialEndsAt, periodEndsAt, next, isEnding } = subscription
  const planned = { ...subscription, ...next }
  return {
    package: tier,
    period,
    status,
    trialEndsAt: status === 'CHOSEN' ? null : trialEndsAt.toISOString(),
    periodEndsAt: status === 'CHOSEN' ? null : periodEndsAt.toISOString(),
    nextInvoice: status === 'ENDED' || isEnding ? null : toSum(nextBill(planned, prices).lines),
  }
}

export const toInvoice = (invoice: Invoice): contract.Invoice => ({
  _id: invoice.id,
  number: invoiceNumber(invoice.number),
  ...toSum(invoice.lines),
  from: invoice.from.toISOString(),
  to: invoice.to.toISOString(),
  dueAt: invoice.dueAt.toISOString(),
  status: invoice.status,
  paidAt: invoice.paidAt?.toISOString() ?? null,
})

const toSum = (lines: readonly InvoiceLine[]): Pick<contract.Invoice, 'lines' | 'total'> => ({
  lines: lines.map(({ what, kobo }) => ({ what, amount: toNaira(kobo) })),
  total: toNaira(totalOf(lines)),
})
