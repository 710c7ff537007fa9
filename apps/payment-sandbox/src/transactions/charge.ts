import type { Kobo } from '@ahia/money/kobo'
import type { Sandbox } from '#sandbox.ts'
import { feesOf } from './fees.rules.ts'
import { findCard } from './test-cards.ts'
import { toTransactionData } from './to-transaction-data.ts'
import { type Channel, markPaid, markUnpaid, type Transaction } from './transactions.sql.ts'

export type Charge = {
  channel: Channel
  /** A test card's number. */
  card: string | null
  outcome: 'success' | 'failed' | 'abandoned' | 'pending'
  says?: string
  /** What is captured, when it is not what was asked for. */
  captured?: Kobo
  /** When what is pending arrives by itself; null for never. */
  confirmAt?: number | null
}

const SAYS = {
  success: 'Approved',
  failed: 'Declined',
  abandoned: 'The transaction was not completed',
  pending: 'Transaction in progress',
} as const

/** Tries to pay. null when it was paid before: nothing is captured twice. P9: only success is told of. */
export function charge(sandbox: Sandbox, transaction: Transaction, asked: Charge): Transaction | null {
  const { store, outbox, timetable } = sandbox
  const {
    channel,
    card,
    outcome,
    says = SAYS[outcome],
    captured = transaction.amount,
    confirmAt = null,
  } = asked
  const tried = store.inTransaction(() => {
    const { id } = transaction
    if (outcome !== 'success')
      return markUnpaid(store, { id, status: outcome, channel, card, says, confirmAt })
    const paid = markPaid(store, { id, channel, card, says, captured, fees: feesOf(captured) })
    if (paid) outbox.add('charge.success', toTransactionData(paid))
    return paid
  })
  timetable.wake()
  return tried
}

/** Pays with a test card: the card decides what becomes of it. */
export function chargeCard(sandbox: Sandbox, transaction: Transaction, number: string): Transaction | null {
  const card = findCard(number)
  const { outcome, says } = card ?? { outcome: 'failed', says: 'Invalid card number' }
  return charge(sandbox, transaction, { channel: 'card', card: card?.number ?? null, outcome, says })
}
