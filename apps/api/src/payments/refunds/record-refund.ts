import { ZERO } from '@ahia/money/kobo'
import { bookJournal } from '#ledger/book-journal.ts'
import type { Entry } from '#ledger/entry.rules.ts'
import { readJournalEntries, readOrderEntries } from '#ledger/ledger.reads.ts'
import { goodsLeft, refundEntries } from '#ledger/refund.rules.ts'
import { reverseJournal } from '#ledger/reverse-journal.ts'
import type { ProviderRefund } from '#providers/paystack/payment-provider.ts'
import type { Tx } from '#tables.ts'
import type { PaymentsDeps } from '../payments-deps.ts'
import { unclaimedKey } from './refund-unclaimed.ts'
import {
  closeRefund,
  lockPaymentOf,
  lockRefund,
  markAttention,
  markSent,
  type Refund,
  type RefundStatus,
  readKeptFee,
} from './refunds.sql.ts'

const ENDED: readonly RefundStatus[] = ['PROCESSED', 'FAILED', 'COVERED']

/** P17: records the provider's status of a refund. The first one books it; a refund that has ended never changes (I11). */
export async function recordRefund(
  { db, log }: Pick<PaymentsDeps, 'db' | 'log'>,
  refund: Refund,
  found: ProviderRefund,
): Promise<void> {
  const trouble = await db.transaction(async (tx) => {
    await lockPaymentOf(tx, refund.id)
    const status = await lockRefund(tx, refund.id)
    if (status === null || ENDED.includes(status)) return null
    await markSent(tx, refund.id, found.providerId)
    await bookOnce(tx, refund)
    return applyStatus(tx, refund, found.status)
  })
  if (trouble === null) return
  const { id: refundId, reference, orderId } = refund
  log.error({ refundId, reference, orderId, providerId: found.providerId }, trouble)
}

/** Decided by the journal, not by the status: a refund that was rejected at first is booked when it is accepted later. */
async function bookOnce(tx: Tx, refund: Refund): Promise<void> {
  const key = refundKey(refund.id)
  if ((await readJournalEntries(tx, key)).length > 0) return
  const frozen = await readFrozen(tx, refund)
  const keptFeeKobo = refund.orderId === null ? ZERO : await readKeptFee(tx, refund.orderId)
  const { amountKobo } = refund
  // What was taken since by a bank may have left less of the goods than this.
  const takesFrom = amountKobo <= goodsLeft(frozen) ? refund.takesFrom : 'ORDER'
  const entries = refundEntries({ frozen, amountKobo, keptFeeKobo, takesFrom })
  await bookJournal(tx, { key, kind: 'REFUND', entries })
}

/** Returns the problem that staff must look into, once; null when there is none. */
async function applyStatus(tx: Tx, refund: Refund, status: ProviderRefund['status']): Promise<string | null> {
  const { id } = refund
  if (status === 'failed') return fail(tx, refund)
  if (status === 'processed') {
    await closeRefund(tx, id, 'PROCESSED')
    return null
  }
  const needsPeople = status === 'needs-attention'
  const isNews = await markAttention(tx, id, needsPeople ? 'NEEDS_ATTENTION' : 'SENT')
  return needsPeople && isNews ? 'a refund needs attention at the provider' : null
}

/** The money is with us again, so the booking is reversed; staff decide whether to send it again. */
async function fail(tx: Tx, { id }: Refund): Promise<string> {
  await closeRefund(tx, id, 'FAILED')
  const key = `refund-failed:${id}`
  await reverseJournal(tx, { ofKey: refundKey(id), key, kind: 'REFUND_FAILED' })
  return 'a refund failed at the provider'
}

const readFrozen = (tx: Tx, { orderId, paymentId }: Refund): Promise<Entry[]> =>
  orderId === null ? readJournalEntries(tx, unclaimedKey(paymentId)) : readOrderEntries(tx, orderId)

const refundKey = (id: string): string => `refund:${id}`
