import { type Kobo, kobo, ZERO } from '@ahia/money/kobo'
import { ProviderError } from '#api/answers.ts'
import type { Sandbox } from '#sandbox.ts'
import type { Duty } from '#timetable.ts'
import { findById, markReversed, type Transaction } from '#transactions/transactions.sql.ts'
import {
  type Dispute,
  deleteReversal,
  findDispute,
  insertDispute,
  listOverdue,
  markResolved,
  nextDeadlineAt,
  type Resolution,
} from './disputes.sql.ts'
import { isAllGone, leftOf } from './left-of.ts'
import { toDisputeEvent } from './to-dispute-data.ts'

type NewDispute = { amount: Kobo | null; category: string; message: string; dueAt: number }

/** P31: the customer's bank asks for the money back. Nothing is taken yet. */
export function openDispute(
  { store, outbox }: Sandbox,
  transaction: Transaction,
  asked: NewDispute,
): Dispute {
  const { captured } = transaction
  if (captured === null) throw new ProviderError('Transaction has not been paid', {})
  return store.inTransaction(() => {
    const opened = insertDispute(store, {
      ...asked,
      transactionId: transaction.id,
      amount: asked.amount ?? captured,
    })
    outbox.add('charge.dispute.create', toDisputeEvent(opened, transaction))
    return opened
  })
}

type Ending = { resolution: Resolution; amount: Kobo | null }

/** P32: an accepted dispute takes the money, at most what is left of the transaction; a declined one leaves or returns it. */
export function resolveDispute({ store, outbox }: Sandbox, { id }: Dispute, ending: Ending): void {
  store.inTransaction(() => {
    const dispute = markResolved(store, {
      id,
      resolution: ending.resolution,
      ...amountsOf(store, id, ending),
    })
    if (!dispute) throw new ProviderError('This dispute has been resolved', { code: 'resolved' })
    const before = getTransaction(store, dispute)
    if (dispute.resolution === 'declined') deleteReversal(store, before.id)
    markReversed(store, before.id, isAllGone(store, before) ? 'reversed' : 'success')
    outbox.add('charge.dispute.resolve', toDisputeEvent(dispute, getTransaction(store, dispute)))
  })
}

/** P32: a dispute that nobody answered in time is accepted by itself. */
export const expireDisputes = (sandbox: Sandbox): Duty => ({
  nextAt: () => nextDeadlineAt(sandbox.store),
  run: (now) => {
    for (const dispute of listOverdue(sandbox.store, now))
      resolveDispute(sandbox, dispute, { resolution: 'auto-accepted', amount: null })
  },
})

type Store = Sandbox['store']

/** What is disputed in the end, and what of it is taken. */
function amountsOf(store: Store, id: number, { resolution, amount }: Ending): { amount: Kobo; taken: Kobo } {
  const dispute = findDispute(store, id)
  if (!dispute) throw new Error(`No dispute ${id}`)
  const wanted = amount ?? dispute.amount
  if (resolution === 'declined') return { amount: wanted, taken: ZERO }
  const left = leftOf(store, getTransaction(store, dispute))
  const taken = kobo(Math.min(wanted, left))
  return { amount: taken > 0 ? taken : wanted, taken }
}

function getTransaction(store: Store, { transactionId }: Dispute): Transaction {
  const transaction = findById(store, transactionId)
  if (!transaction) throw new Error(`No transaction ${transactionId}`)
  return transaction
}
