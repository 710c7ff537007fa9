import { sql } from 'kysely'
import { type Email, emailMessageSchema } from '#providers/email/email.ts'
import type { Reader, Tx } from '#tables.ts'

export type Message = Email & { sentAt: Date }

export async function insertMessage(tx: Tx, { id, to, subject, text, html, headers }: Email): Promise<void> {
  await tx
    .insertInto('mailbox_messages')
    .values({ message_id: id, recipient: to, subject, text, html, headers: JSON.stringify(headers) })
    .onConflict((same) => same.column('message_id').doNothing())
    .execute()
}

/** Deletes all but the newest `limit` messages. */
export async function deleteOldMessages(tx: Tx, limit: number): Promise<void> {
  await sql`
    delete from mailbox_messages where message_id in (
      select message_id from mailbox_messages order by sent_at desc, message_id desc offset ${limit}
    )`.execute(tx)
}

export async function listMessages(
  reader: Reader,
  { to, limit }: { to: string | null; limit: number },
): Promise<Message[]> {
  const all = reader
    .selectFrom('mailbox_messages')
    .select([
      'message_id as id',
      'recipient as to',
      'subject',
      'text',
      'html',
      'headers',
      'sent_at as sentAt',
    ])
    .orderBy('sent_at', 'desc')
    .orderBy('message_id', 'desc')
    .limit(limit)
  const rows = await (to === null ? all : all.where('recipient', '=', to)).execute()
  return rows.map((row) => ({ ...row, headers: emailMessageSchema.shape.headers.parse(row.headers) }))
}

export async function findMessageHtml(reader: Reader, id: string): Promise<string | null> {
  const message = await reader
    .selectFrom('mailbox_messages')
    .select('html')
    .where('message_id', '=', id)
    .executeTakeFirst()
  return message?.html ?? null
}
