import type { AccountId } from '@ahia/contracts/ids'
import { deleteAllInSteps } from '#platform/database/delete-all-in-steps.ts'
import { forgetJobs } from '#platform/jobs/forget-jobs.ts'
import type { DeliverEmail } from '#providers/email/email.ts'
import type { Db, Reader, Tx } from '#tables.ts'
import { sendEmail } from '../enqueue-email.ts'
import {
  deleteMailboxOf,
  deleteOldSentEmails,
  deleteSentEmails,
  insertSentEmail,
  listSentEmails,
} from './sent-emails.sql.ts'

/** PRIV-02: delivers, and notes for the account that it was sent. Twice delivered is noted once. */
export const deliverAndNote =
  ({ db, deliverEmail }: { db: Db; deliverEmail: DeliverEmail }): DeliverEmail =>
  async (email) => {
    await deliverEmail(email)
    await db.transaction((tx) => insertSentEmail(tx, email))
  }

/** Newest first. */
export async function listEmailsSentTo(reader: Reader, accountId: AccountId, limit = 1_000) {
  const emails = await listSentEmails(reader, { accountId, limit })
  return emails.map(({ subject, sentAt }) => ({ subject, sentAt: sentAt.toISOString() }))
}

/** PRIV-05: also those that still wait to be sent, to them or from them to us. */
export async function forgetEmailsOf(
  tx: Tx,
  { accountId, email }: { accountId: AccountId; email: string },
): Promise<void> {
  await deleteSentEmails(tx, accountId)
  await deleteMailboxOf(tx, email)
  await forgetJobs(tx, { kind: sendEmail, path: ['to'], value: email })
  await forgetJobs(tx, { kind: sendEmail, path: ['headers', 'Reply-To'], value: email })
}

/** Runs nightly. */
export const forgetOldEmails = ({ db }: { db: Db }): Promise<void> =>
  deleteAllInSteps(db, deleteOldSentEmails)
