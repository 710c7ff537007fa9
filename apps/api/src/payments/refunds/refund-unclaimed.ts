import type { RefundId } from '@ahia/contracts/ids'
import { bookJournal } from '#ledger/book-journal.ts'
import { unclaimedEntries } from '#ledger/settlement.rules.ts'
import { cancelUnpaid } from '#orders/steps/cancel-unpaid.ts'
import { ordersUnfulfilled, type UnfulfilledReason } from '#orders/steps/events.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/jobs/outbox.ts'
import type { ProviderPayment } from '#providers/paystack/payment-provider.ts'
import type { Tx } from '#tables.ts'
import { closePayment, type Payment } from '../payments.sql.ts'
import { toFacts } from '../to-facts.ts'
import { requestRefund } from './request-refund.ts'

type Unfulfilled = {
  payment: Payment
  captured: ProviderPayment
  reason: UnfulfilledReason
}

/** The key of the journal for money that belongs to no order. */
export const unclaimedKey = (paymentId: string): string => `unclaimed:${paymentId}`

/**
 * I12: captured money that pays for no order is booked as unclaimed and refunded in full. The caller has locked the payment.
 * An amount in another currency is booked by its number, as it is refunded by the same number.
 */
export async function refundUnclaimed(tx: Tx, { payment, captured, reason }: Unfulfilled): Promise<void> {
  const { id, orderIds } = payment
  const facts = toFacts(captured)
  await closePayment(tx, id, { status: 'UNCLAIMED', ...facts })
  await bookJournal(tx, { key: unclaimedKey(id), kind: 'UNCLAIMED', entries: unclaimedEntries(facts) })
  const amountKobo = facts.capturedKobo
  const key = unclaimedKey(id)
  await requestRefund(tx, { id: newId<RefundId>(), key, paymentId: id, orderId: null, amountKobo, reason })
  // S3: orders of one checkout end together. For the other reasons they are already paid, or can still be paid.
  if (reason === 'TOO_LATE') await cancelUnpaid(tx, orderIds, 'Paid too late: refunded')
  await publish(tx, ordersUnfulfilled, { orderIds, paymentAmount: amountKobo, reason })
}
