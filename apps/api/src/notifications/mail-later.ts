import { newId } from '#platform/ids.ts'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { type Mail, mailSchema } from '#providers/mail/mail.ts'
import type { Tx } from '#tables.ts'

export const sendMail = jobKind('send_mail', mailSchema)

/** Asks for a mail as part of the transaction: it is sent if and only if that commits, at least once. */
export async function mailLater(tx: Tx, mail: Omit<Mail, 'id'>): Promise<void> {
  await enqueue(tx, sendMail, { id: newId(), ...mail })
}
