import type { RefundId } from '@ahia/contracts/ids'
import { reverseJournal } from '#ledger/reverse-journal.ts'
import { lockOrders } from '#orders/steps/lock-orders.ts'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import type { CapturedPayment, Chargeback } from './chargebacks.sql.ts'
import { findUnclaimedReason, readMoneyLeft } from './money-left.sql.ts'
import { chargebackKey } from './take-money.ts'

/**
 * PAY-05: the money is with us again, so the booking is reversed. I12: what belongs to orders that have ended meanwhile, or
 * to none, is refunded. The caller has locked the payment and closed the chargeback.
 */
export async function undoTaking(tx: Tx, payment: CapturedPayment, { id }: Chargeback): Promise<void> {
  const key = `chargeback-returned:${id}`
  await reverseJournal(tx, { ofKey: chargebackKey(id), key, kind: 'CHARGEBACK_RETURNED' })
  if (payment.status === 'SETTLED') await refundEnded(tx, payment)
  else await refundRest(tx, payment)
}

async function refundEnded(tx: Tx, { id: paymentId }: CapturedPayment): Promise<void> {
  const left = await readMoneyLeft(tx, paymentId)
  const orders = await lockOrders(
    tx,
    left.orders.map(({ orderId }) => orderId),
  )
  for (const { orderId, leftKobo: amountKobo } of left.orders) {
    const status = orders.find((order) => order.id === orderId)?.status
    if (amountKobo <= 0 || (status !== 'CANCELLED' && status !== 'REFUNDED')) continue
    const reason = status === 'CANCELLED' ? 'CANCELLED' : 'DISPUTE'
    await requestRefund(tx, { id: newId<RefundId>(), paymentId, orderId, amountKobo, reason })
  }
}

/** Money that no order claims: the refund of it was covered by the bank. */
async function refundRest(tx: Tx, { id: paymentId }: CapturedPayment): Promise<void> {
  const { leftKobo: amountKobo } = await readMoneyLeft(tx, paymentId)
  const reason = await findUnclaimedReason(tx, paymentId)
  if (amountKobo <= 0 || reason === null) return
  await requestRefund(tx, { id: newId<RefundId>(), paymentId, orderId: null, amountKobo, reason })
}
