import { newId } from '#platform/ids.ts'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { type Email, mailSchema } from '#providers/mail/email.ts'
import type { Tx } from '#tables.ts'

export const sendMail = jobKind('send_mail', mailSchema)

/** Asks for an email as part of the transaction: it is sent if and only if that commits, at least once. */
export async function mailLater(tx: Tx, mail: Omit<Email, 'id'>): Promise<void> {
  await enqueue(tx, sendMail, { id: newId(), ...mail })
}
