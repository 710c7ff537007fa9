import { newId } from '#platform/ids.ts'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { type Email, emailMessageSchema } from '#providers/email/email.ts'
import type { Tx } from '#tables.ts'

export const sendEmail = jobKind('send_email', emailMessageSchema)

/** Enqueues an email as part of the transaction: it is sent, at least once, if and only if that commits. */
export async function enqueueEmail(
  tx: Tx,
  email: Omit<Email, 'id'>,
  /** Where others refer to it: answers name what they answer. */
  id: string = newId(),
): Promise<void> {
  await enqueue(tx, sendEmail, { id, ...email })
}
