import { sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Reader, Tx } from '#tables.ts'

/** The tables of enquiries; queries that both share are here. */
export type EnquiryTable = 'contact_messages' | 'logistics_applications'

/** The unique key that stores an enquiry once a day, also under concurrent requests. */
export const onceToday = (fingerprint: Buffer) => ({
  fingerprint,
  day: sql<Date>`date_trunc('day', now(), 'Africa/Lagos')`,
})

/** Within the last 24 hours, so that midnight does not make a repeat new. */
export async function isEnquiryStored(
  reader: Reader,
  table: EnquiryTable,
  fingerprint: Buffer,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(table)}
    where fingerprint = ${fingerprint} and sent_at > now() - interval '1 day' limit 1`.execute(reader)
  return rows.length > 0
}

/** False when it was already forwarded to support. */
export async function markForwarded(tx: Tx, table: EnquiryTable, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set forwarded_at = now() where id = ${id} and forwarded_at is null`.execute(tx)
  return Number(numAffectedRows ?? 0) > 0
}

/** Deletes some of the enquiries that are this old; returns how many. */
export const deleteOldEnquiries = (tx: Tx, table: EnquiryTable, afterYears: number): Promise<number> =>
  deleteSome(tx, table, sql`sent_at < now() - make_interval(years => ${afterYears})`)

type Answer = { from: 'US' | 'YOU'; words: string; at: string }

/** PROF-06: what we answered, and what they answered to that, as the column `answers` of an enquiry. */
export const answersOf = (table: EnquiryTable) =>
  sql<Answer[]>`coalesce((
  select json_agg(json_build_object(
    'from', case when entry.kind = 'REPLY' then 'US' else 'YOU' end, 'words', entry.words,
    'at', to_char(entry.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by entry.happened_at)
  from enquiry_entries entry where entry.enquiry_id = ${sql.ref(`${table}.id`)} and entry.words is not null), '[]')`.as(
    'answers',
  )

export async function deleteEnquiriesOf(tx: Tx, table: EnquiryTable, email: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where email = ${email}`.execute(tx)
}
