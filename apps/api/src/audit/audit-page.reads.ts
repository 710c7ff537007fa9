import type { StaffMemberId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

export type EntryRow = {
  sequence: string
  happenedAt: Date
  actorKind: 'STAFF' | 'SHOP' | 'CUSTOMER' | 'MARKET'
  actorId: string | null
  role: string | null
  network: string | null
  act: string
  subjects: string[]
  fields: string[]
  reason: string | null
}

type Wanted = {
  subject?: string | undefined
  act?: string | undefined
  colleague?: StaffMemberId | undefined
  day?: string | undefined
  before?: string | undefined
  limit: number
}

/** ADMIN-46: the latest first, each filter from an index. */
export async function listLatestEntries(
  reader: Reader,
  { subject, act, colleague, day, before, limit }: Wanted,
): Promise<EntryRow[]> {
  const conditions = [
    subject ? sql`subjects @> ${[subject]}::text[]` : sql`true`,
    act ? sql`act = ${act}` : sql`true`,
    colleague ? sql`actor_id = ${colleague}` : sql`true`,
    day
      ? sql`happened_at >= ${day}::timestamp at time zone 'Africa/Lagos'
          and happened_at < (${day}::timestamp + interval '1 day') at time zone 'Africa/Lagos'`
      : sql`true`,
    before ? sql`sequence < ${before}::bigint` : sql`true`,
  ]
  const { rows } = await sql<EntryRow>`
    select audit_entries.sequence::text as sequence, happened_at as "happenedAt", actor_kind as "actorKind",
      actor_id as "actorId", role, network, act, subjects, fields, reason
    from audit_entries where ${sql.join(conditions, sql` and `)}
    order by audit_entries.sequence desc limit ${sql.lit(limit)}`.execute(reader)
  return rows
}

type LastSeal = { sequence: string; at: Date; isStored: boolean }

export async function findLastSeal(reader: Reader): Promise<LastSeal | null> {
  const { rows } = await sql<LastSeal>`
    select seal.sequence::text as sequence, sealed_at as at, stored.sequence is not null as "isStored"
    from audit_seals seal left join audit_stored_seals stored on stored.sequence = seal.sequence
    order by seal.sequence desc limit 1`.execute(reader)
  return rows[0] ?? null
}
