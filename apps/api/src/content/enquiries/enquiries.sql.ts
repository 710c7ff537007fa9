import { sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Reader, Tx } from '#tables.ts'

/** Where what people write to us is kept; what both have in common is asked here. */
export type EnquiryTable = 'contact_messages' | 'logistics_applications'

/** By which one of them is kept once a day: of two at the same moment the database takes one. */
export const onceToday = (fingerprint: Buffer) => ({
  fingerprint,
  day: sql<Date>`date_trunc('day', now(), 'Africa/Lagos')`,
})

/** In the last 24 hours: midnight makes nothing new of what is old. */
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

/** False when support was told of it before. */
export async function markForwarded(tx: Tx, table: EnquiryTable, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set forwarded_at = now() where id = ${id} and forwarded_at is null`.execute(tx)
  return Number(numAffectedRows ?? 0) > 0
}

/** Some of those that were sent so long ago; says how many have gone. */
export const deleteOldEnquiries = (tx: Tx, table: EnquiryTable, afterYears: number): Promise<number> =>
  deleteSome(tx, table, sql`sent_at < now() - make_interval(years => ${afterYears})`)

export async function deleteEnquiriesOf(tx: Tx, table: EnquiryTable, email: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where email = ${email}`.execute(tx)
}
