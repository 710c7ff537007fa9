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

/** How a journal of money that belongs to no order is found again. */
export const unclaimedKey = (paymentId: string): string => `unclaimed:${paymentId}`

/**
 * I12: captured money that buys nothing: it is booked as the customer's, and all of it is sent back. The caller holds
 * the payment. Money in another currency is booked by its number, as it goes back under the same.
 */
export async function refundUnclaimed(tx: Tx, { payment, captured, reason }: Unfulfilled): Promise<void> {
  const { id, orderIds } = payment
  const facts = toFacts(captured)
  await closePayment(tx, id, { status: 'UNCLAIMED', ...facts })
  await bookJournal(tx, { key: unclaimedKey(id), kind: 'UNCLAIMED', entries: unclaimedEntries(facts) })
  const amountKobo = facts.capturedKobo
  await requestRefund(tx, { id: newId<RefundId>(), paymentId: id, orderId: null, amountKobo, reason })
  // S3: those that were to be paid together end together; otherwise they are paid, or still can be.
  if (reason === 'TOO_LATE') await cancelUnpaid(tx, orderIds, 'Paid too late: refunded')
  await publish(tx, ordersUnfulfilled, { orderIds, paymentAmount: amountKobo, reason })
}
