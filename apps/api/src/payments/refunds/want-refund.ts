import { z } from 'zod'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import type { Tx } from '#tables.ts'
import { type Again, insertRefund, insertRefundAgain, lockPaymentOf, type NewRefund } from './refunds.sql.ts'

export const sendRefund = jobKind('send_refund', z.object({ refundId: z.uuid() }))

/** Writes down that money is to go back, and has it sent; a second refund of one order is none. */
export async function wantRefund(tx: Tx, refund: NewRefund): Promise<void> {
  if (await insertRefund(tx, refund)) await enqueue(tx, sendRefund, { refundId: refund.id })
}

/** The same for one that failed; says whether it did, and nothing has been sent in its place. */
export async function wantRefundAgain(tx: Tx, again: Again): Promise<boolean> {
  await lockPaymentOf(tx, again.failedId)
  const isWanted = await insertRefundAgain(tx, again)
  if (isWanted) await enqueue(tx, sendRefund, { refundId: again.id })
  return isWanted
}
