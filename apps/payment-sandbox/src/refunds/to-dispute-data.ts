import { toTransactionData } from '#transactions/to-transaction-data.ts'
import type { Transaction } from '#transactions/transactions.sql.ts'

/** The customer's bank has asked for the money back, as charge.dispute.create tells of it. */
export const toDisputeData = (transaction: Transaction) => ({
  id: transaction.id + 2,
  refund_amount: transaction.captured,
  currency: transaction.currency,
  status: 'awaiting-merchant-feedback',
  resolution: null,
  domain: 'test',
  transaction: toTransactionData(transaction),
  transaction_reference: null,
  category: 'chargeback',
  customer: { email: transaction.email },
  bin: null,
  last4: null,
  note: null,
  dueAt: new Date(Date.now() + 24 * 3_600_000).toISOString(),
})
