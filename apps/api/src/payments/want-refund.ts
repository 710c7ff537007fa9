import { z } from 'zod'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import type { Tx } from '#tables.ts'
import { insertRefund, type NewRefund } from './refunds.sql.ts'

export const sendRefund = jobKind('send_refund', z.object({ refundId: z.uuid() }))

/** Writes down that money is to go back, and has it sent; a second refund of one order is none. */
export async function wantRefund(tx: Tx, refund: NewRefund): Promise<void> {
  if (await insertRefund(tx, refund)) await enqueue(tx, sendRefund, { refundId: refund.id })
}
