import { sql } from 'kysely'
import { newId } from '#platform/ids.ts'
import type { Reader, Tx } from '#tables.ts'
import { answersOf, onceToday } from './enquiries.sql.ts'

export type Message = { name: string; email: string; subject: string; message: string }

/** Its id; null when the same message was already sent today. */
export async function insertMessage(tx: Tx, message: Message, fingerprint: Buffer): Promise<string | null> {
  const inserted = await tx
    .insertInto('contact_messages')
    .values({ id: newId(), ...onceToday(fingerprint), ...message })
    .onConflict((same) => same.columns(['fingerprint', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

export type UnsentMessage = Message & { all: number }

/** Marks all messages that are not forwarded yet as forwarded; returns the oldest of them, and how many there are. */
export async function takeUnforwardedMessages(tx: Tx, shown: number): Promise<UnsentMessage[]> {
  const { rows } = await sql<UnsentMessage>`
    with forwarded as (
      update contact_messages set forwarded_at = now() where forwarded_at is null
      returning id, name, email, subject, message, sent_at
    )
    select name, email, subject, message, count(*) over ()::integer as all
    from forwarded order by sent_at, id limit ${shown}`.execute(tx)
  return rows
}

/** The newest `limit` messages. */
export const listMessagesOf = (reader: Reader, email: string, limit: number) =>
  reader
    .selectFrom('contact_messages')
    .select(['name', 'subject', 'message', 'sent_at as sentAt', answersOf('contact_messages')])
    .where('email', '=', email)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
