import type { OrderId, PaymentId, RefundId } from '@ahia/contracts/ids'
import { reverseJournal } from '#ledger/reverse-journal.ts'
import { type LockedOrder, lockOrders } from '#orders/steps/lock-orders.ts'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { readRefundable } from '../refunds/refunds.sql.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import type { CapturedPayment, Chargeback } from './chargebacks.sql.ts'
import { findUnclaimedReason, listCoveredParts, readMoneyLeft } from './money-left.sql.ts'
import { chargebackKey } from './take-money.ts'

/**
 * PAY-05: the money is with us again, so the booking is reversed. I12: what belongs to orders that have ended meanwhile, or
 * to none, is refunded. The caller has locked the payment and closed the chargeback.
 */
export async function undoTaking(tx: Tx, payment: CapturedPayment, { id }: Chargeback): Promise<void> {
  const isSettled = payment.status === 'SETTLED'
  const orders = isSettled ? await lockOrdersOf(tx, payment) : [] // before their sums, as a delivery does
  const key = `chargeback-returned:${id}`
  await reverseJournal(tx, { ofKey: chargebackKey(id), key, kind: 'CHARGEBACK_RETURNED' })
  if (isSettled) await refundEnded(tx, { paymentId: payment.id, chargebackId: id, orders })
  else await refundRest(tx, payment, id)
}

async function lockOrdersOf(tx: Tx, { id: paymentId }: CapturedPayment): Promise<LockedOrder[]> {
  const { orders } = await readMoneyLeft(tx, paymentId)
  return lockOrders(
    tx,
    orders.map(({ orderId }) => orderId),
  )
}

type Ended = { paymentId: PaymentId; chargebackId: string; orders: readonly LockedOrder[] }

/** Refunds of the same orders that were made meanwhile stay as they are: these are for what has returned. */
async function refundEnded(tx: Tx, { paymentId, chargebackId, orders }: Ended): Promise<void> {
  for (const { id: orderId, status } of orders) {
    if (status !== 'CANCELLED' && status !== 'REFUNDED') {
      await refundParts(tx, { paymentId, orderId, chargebackId })
      continue
    }
    const amountKobo = await readRefundable(tx, { paymentId, orderId })
    const reason = status === 'CANCELLED' ? 'CANCELLED' : 'DISPUTE'
    const key = `returned:${chargebackId}:${orderId}`
    if (amountKobo > 0)
      await requestRefund(tx, { id: newId<RefundId>(), key, paymentId, orderId, amountKobo, reason })
  }
}

type OfOrder = { paymentId: PaymentId; orderId: OrderId; chargebackId: string }

/** ADMIN-25: parts that were decided for the customer, and that the bank had returned instead. */
async function refundParts(tx: Tx, { paymentId, orderId, chargebackId }: OfOrder): Promise<void> {
  for (const { key: of, amountKobo, takesFrom } of await listCoveredParts(tx, orderId)) {
    const key = `returned:${chargebackId}:${of}`
    await requestRefund(tx, {
      id: newId<RefundId>(),
      key,
      paymentId,
      orderId,
      amountKobo,
      reason: 'DISPUTE',
      takesFrom,
    })
  }
}

/** Money that no order claims: the refund of it was covered by the bank. */
async function refundRest(tx: Tx, { id: paymentId }: CapturedPayment, chargebackId: string): Promise<void> {
  const amountKobo = await readRefundable(tx, { paymentId, orderId: null })
  const reason = await findUnclaimedReason(tx, paymentId)
  if (amountKobo <= 0 || reason === null) return
  const key = `returned:${chargebackId}`
  await requestRefund(tx, { id: newId<RefundId>(), key, paymentId, orderId: null, amountKobo, reason })
}
