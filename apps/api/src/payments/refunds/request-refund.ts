import { z } from 'zod'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import type { Tx } from '#tables.ts'
import {
  insertRefund,
  insertRefundAgain,
  lockPaymentOf,
  type NewRefund,
  type RefundRetry,
} from './refunds.sql.ts'

export const sendRefund = jobKind('send_refund', z.object({ refundId: z.uuid() }))

/** Stores a refund and enqueues sending it; does nothing when there is one of the same key. */
export async function requestRefund(tx: Tx, refund: NewRefund): Promise<void> {
  if (await insertRefund(tx, refund)) await enqueue(tx, sendRefund, { refundId: refund.id })
}

/** The same for a failed refund; returns false when it did not fail, or has been replaced. */
export async function requestRefundAgain(tx: Tx, again: RefundRetry): Promise<boolean> {
  await lockPaymentOf(tx, again.failedId)
  const isRequested = await insertRefundAgain(tx, again)
  if (isRequested) await enqueue(tx, sendRefund, { refundId: again.id })
  return isRequested
}
