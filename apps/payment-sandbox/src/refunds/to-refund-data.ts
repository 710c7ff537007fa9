import type { Transaction } from '#transactions/transactions.sql.ts'
import type { Refund } from './refunds.sql.ts'

const isoOf = (moment: number): string => new Date(moment).toISOString()

/** P16: a refund as the calls tell of it. */
export const toRefundData = (refund: Refund, { id, reference, currency }: Transaction) => ({
  id: refund.id,
  integration: 412_829,
  domain: 'test',
  transaction: id,
  dispute: null,
  settlement: null,
  amount: refund.amount,
  deducted_amount: refund.status === 'processed' ? refund.amount : 0,
  fully_deducted: refund.status === 'processed',
  currency,
  channel: 'card',
  status: refund.status,
  refunded_by: 'sandbox@payments.example',
  refunded_at: isoOf(refund.createdAt),
  expected_at: isoOf(refund.createdAt),
  customer_note: refund.customerNote ?? `Refund for transaction ${reference}`,
  merchant_note: refund.merchantNote ?? `Refund for transaction ${reference} by sandbox@payments.example`,
  created_at: isoOf(refund.createdAt),
  updated_at: isoOf(Date.now()),
})

/** P10: a refund as its events tell of it: the amount is a text, but a number when it failed. */
export const toRefundEvent = (refund: Refund, { reference, currency, email }: Transaction) => ({
  status: refund.status,
  id: refund.id,
  transaction_reference: reference,
  refund_reference: refund.status === 'processed' ? `RFD-${refund.id}` : null,
  amount: refund.status === 'failed' ? refund.amount : String(refund.amount),
  currency,
  customer: { first_name: null, last_name: null, email },
  integration: 412_829,
  domain: 'test',
})
