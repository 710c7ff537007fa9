import type { OrderId, RefundId } from '@ahia/contracts/ids'
import { kobo } from '@ahia/money/kobo'
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

type DecidedPart = { orderId: OrderId; decisionId: string; amountKobo: number; takesFrom: 'ORDER' | 'GOODS' }

/** ADMIN-25: requests the refund of a part that staff decided: that amount, or what is left of the order. Idempotent. */
export async function refundPart(
  { db, log }: Pick<PaymentsDeps, 'db' | 'log'>,
  { orderId, decisionId, amountKobo, takesFrom }: DecidedPart,
): Promise<void> {
  await db.transaction(async (tx) => {
    const paymentId = await lockPaymentOfOrder(tx, orderId)
    if (paymentId === null) return log.error({ orderId }, 'refund requested for an unpaid order')
    const leftKobo = await readRefundable(tx, { orderId, paymentId })
    const partKobo = kobo(Math.min(amountKobo, leftKobo))
    if (partKobo <= 0) return // PAY-05: the customer's bank has returned it
    await requestRefund(tx, {
      id: newId<RefundId>(),
      key: `dispute:${decisionId}`,
      paymentId,
      orderId,
      amountKobo: partKobo,
      reason: 'DISPUTE',
      takesFrom,
    })
  })
}
