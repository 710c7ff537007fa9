import { sql } from 'kysely'
import type { Reader, Tx, Writer } from '#tables.ts'
import type { Seal } from './seals.ts'

/** The oldest first. */
export async function listUnstoredSeals(reader: Reader, limit: number): Promise<Seal[]> {
  const { rows } = await sql<Seal>`
    select seal.sequence::text, encode(seal.hash, 'hex') as hash, encode(seal.signature, 'hex') as signature
    from audit_seals seal left join audit_stored_seals stored using (sequence)
    where stored.sequence is null order by seal.sequence limit ${limit}`.execute(reader)
  return rows
}

export async function markSealStored(writer: Writer, { sequence }: Seal): Promise<void> {
  await sql`
    insert into audit_stored_seals (sequence) values (${sequence}::bigint) on conflict do nothing`.execute(
    writer,
  )
}

/** Of which entries the database says that their seal is stored. */
export async function listStoredSequences(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ sequence: string }>`
    select sequence::text from audit_stored_seals order by audit_stored_seals.sequence`.execute(reader)
  return rows.map(({ sequence }) => sequence)
}

export type DaySeal = Seal & { day: string }

/** The last seal of the latest day that is over; null once it was taken. Taken by the same statement, so that it is emailed once. */
export async function takeLastSeal(tx: Tx): Promise<DaySeal | null> {
  const { rows } = await sql<DaySeal>`
    with last as (
      select (sealed_at at time zone 'Africa/Lagos')::date as day, sequence, hash, signature from audit_seals
      where sealed_at < date_trunc('day', now() at time zone 'Africa/Lagos') at time zone 'Africa/Lagos'
      order by audit_seals.sequence desc limit 1
    ), taken as (
      insert into audit_emailed_seals (day, sequence) select day, sequence from last
      on conflict (day) do nothing returning day
    )
    select last.day::text, last.sequence::text, encode(hash, 'hex') as hash, encode(signature, 'hex') as signature
    from last join taken using (day)`.execute(tx)
  return rows[0] ?? null
}
