import type { OrderId, RefundId } from '@ahia/contracts/ids'
import { newId } from '#platform/ids.ts'
import type { PaymentsDeps } from '../payments-deps.ts'
import { lockPaymentOfOrder, readRefundable } from './refunds.sql.ts'
import { requestRefund } from './request-refund.ts'

type Due = { orderId: OrderId; reason: 'CANCELLED' | 'DISPUTE' }

/** Requests the refund of an order that has ended: all that is left of it. Idempotent. */
export async function refundOrder(
  { db, log }: Pick<PaymentsDeps, 'db' | 'log'>,
  { orderId, reason }: Due,
): Promise<void> {
  await db.transaction(async (tx) => {
    const paymentId = await lockPaymentOfOrder(tx, orderId)
    if (paymentId === null) return log.error({ orderId }, 'refund requested for an unpaid order')
    const amountKobo = await readRefundable(tx, { orderId, paymentId })
    // PAY-05: otherwise the customer's bank has returned all of it.
    const key = `ended:${orderId}`
    if (amountKobo > 0)
      await requestRefund(tx, { id: newId<RefundId>(), key, paymentId, orderId, amountKobo, reason })
  })
}
