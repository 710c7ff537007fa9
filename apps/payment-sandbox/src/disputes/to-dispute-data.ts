import { TEST_CARDS } from '#transactions/test-cards.ts'
import { toTransactionData } from '#transactions/to-transaction-data.ts'
import type { Transaction } from '#transactions/transactions.sql.ts'
import type { Dispute } from './disputes.sql.ts'

const isoOf = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString()

const BANK = 'bank@payments.example'

/** P31: a dispute as the list and its events tell of it. Events write created_at, the list createdAt. */
function toData(dispute: Dispute, transaction: Transaction) {
  const card = TEST_CARDS.find(({ number }) => number === transaction.card)
  return {
    id: dispute.id,
    refund_amount: dispute.amount,
    currency: transaction.currency,
    status: dispute.status,
    resolution: dispute.resolution,
    domain: 'test',
    transaction: toTransactionData(transaction),
    transaction_reference: null,
    category: dispute.category,
    customer: { email: transaction.email, international_format_phone: null },
    bin: card?.number.slice(0, 6) ?? null,
    last4: card?.number.slice(-4) ?? null,
    dueAt: isoOf(dispute.dueAt),
    resolvedAt: isoOf(dispute.resolvedAt),
    evidence: null,
    attachments: null,
    note: null,
    history: [{ status: 'pending', by: BANK, createdAt: isoOf(dispute.createdAt) }],
    messages: [{ sender: BANK, body: dispute.message, createdAt: isoOf(dispute.createdAt) }],
  }
}

export const toDisputeEvent = (dispute: Dispute, transaction: Transaction) => ({
  ...toData(dispute, transaction),
  created_at: isoOf(dispute.createdAt),
  updated_at: isoOf(Date.now()),
})

export const toDisputeData = (dispute: Dispute, transaction: Transaction) => ({
  ...toData(dispute, transaction),
  createdAt: isoOf(dispute.createdAt),
  updatedAt: isoOf(Date.now()),
})
