import { bookJournal } from '#ledger/book-journal.ts'
import type { Entry } from '#ledger/entry.rules.ts'
import { readJournalEntries } from '#ledger/read-journal-entries.ts'
import { readOrderEntries } from '#ledger/read-order-entries.ts'
import { refundEntries } from '#ledger/refund.rules.ts'
import { reverseJournal } from '#ledger/reverse-journal.ts'
import type { ProviderRefund } from '#providers/paystack/payment-provider.ts'
import type { Tx } from '#tables.ts'
import { unclaimedKey } from './give-back.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { closeRefund, lockRefund, markNeedsAttention, markSent, type Refund } from './refunds.sql.ts'

/** P17: what the provider says of a refund. Its first word books it; nothing that has ended changes any more (I11). */
export async function recordRefund(
  { db }: Pick<PaymentsDeps, 'db'>,
  refund: Refund,
  found: ProviderRefund,
): Promise<void> {
  await db.transaction(async (tx) => {
    const status = await lockRefund(tx, refund.id)
    if (status === null || status === 'PROCESSED' || status === 'FAILED') return
    if (status !== 'SENT') await markSent(tx, refund.id, found.providerId)
    await bookOnce(tx, refund)
    await follow(tx, refund, found.status)
  })
}

/** One that was refused at first is booked when it is taken on after all, so its journal tells, not its status. */
async function bookOnce(tx: Tx, refund: Refund): Promise<void> {
  const key = refundKey(refund.id)
  if ((await readJournalEntries(tx, key)).length > 0) return
  const frozen = await readFrozen(tx, refund)
  const entries = refundEntries({ frozen, amountKobo: refund.amountKobo })
  await bookJournal(tx, { key, kind: 'REFUND', entries })
}

async function follow(tx: Tx, { id }: Refund, status: ProviderRefund['status']): Promise<void> {
  if (status === 'processed') await closeRefund(tx, id, 'PROCESSED')
  if (status === 'needs-attention') await markNeedsAttention(tx, id)
  if (status !== 'failed') return
  await closeRefund(tx, id, 'FAILED')
  // The money is ours again, so everybody has what they had before; how it is sent then, people decide.
  const key = `refund-failed:${id}`
  await reverseJournal(tx, { ofKey: refundKey(id), key, kind: 'REFUND_FAILED' })
}

const readFrozen = (tx: Tx, { orderId, paymentId }: Refund): Promise<Entry[]> =>
  orderId === null ? readJournalEntries(tx, unclaimedKey(paymentId)) : readOrderEntries(tx, orderId)

const refundKey = (id: string): string => `refund:${id}`
