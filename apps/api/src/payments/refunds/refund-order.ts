import type { OrderId, RefundId } from '@ahia/contracts/ids'
import { newId } from '#platform/ids.ts'
import type { PaymentsDeps } from '../payments-deps.ts'
import { findPaidPart } from './refunds.sql.ts'
import { requestRefund } from './request-refund.ts'

type Due = { orderId: OrderId; reason: 'CANCELLED' | 'DISPUTE' }

/** Requests the full refund of an order. Idempotent: an order is refunded once. */
export async function refundOrder(
  { db, log }: Pick<PaymentsDeps, 'db' | 'log'>,
  { orderId, reason }: Due,
): Promise<void> {
  await db.transaction(async (tx) => {
    const part = await findPaidPart(tx, orderId)
    if (part === null) log.error({ orderId }, 'refund requested for an unpaid order')
    // PAY-05: otherwise the customer's bank has returned all of it.
    else if (part.amountKobo > 0) await requestRefund(tx, { id: newId<RefundId>(), orderId, reason, ...part })
  })
}
