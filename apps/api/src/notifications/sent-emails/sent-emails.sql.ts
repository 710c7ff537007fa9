import type { AccountId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Email } from '#providers/email/email.ts'
import type { Reader, Tx } from '#tables.ts'

/** PRIV-06. */
const KEEP_DAYS = 90

/** For every account that has the address now; without one nothing is kept. */
export async function insertSentEmail(tx: Tx, { id, to, subject }: Email): Promise<void> {
  await sql`
    insert into sent_emails (message_id, account_id, subject)
    select ${id}, account_id, ${subject.slice(0, 300)} from account_addresses where email = ${to}
    on conflict do nothing`.execute(tx)
}

export async function listSentEmails(
  reader: Reader,
  { accountId, limit }: { accountId: AccountId; limit: number },
): Promise<{ subject: string; sentAt: Date }[]> {
  return reader
    .selectFrom('sent_emails')
    .select(['subject', 'sent_at as sentAt'])
    .where('account_id', '=', accountId)
    .orderBy('sent_at', 'desc')
    .orderBy('message_id', 'desc')
    .limit(limit)
    .execute()
}

export async function deleteSentEmails(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('sent_emails').where('account_id', '=', accountId).execute()
}

export async function deleteMailboxOf(tx: Tx, email: string): Promise<void> {
  await sql`
    delete from mailbox_messages where recipient = ${email} or headers->>'Reply-To' = ${email}`.execute(tx)
}

export const deleteOldSentEmails = (tx: Tx): Promise<number> =>
  deleteSome(tx, 'sent_emails', sql`sent_at < now() - make_interval(days => ${sql.lit(KEEP_DAYS)})`)
