import { sql } from 'kysely'
import pg from 'pg'
import type { Reader, Tx } from '#tables.ts'
import { conflictOfInterest } from './audit.errors.ts'
import type { AuditEntry, ChainEnd } from './chain.ts'
import type { Act } from './record-act.ts'
import type { Seal } from './seals.ts'

/** Place, time and hashes are the database's, and so is whether a colleague may act on this at all (ADMIN-10). */
export async function insertEntry(tx: Tx, { actor, act, subjects, ...rest }: Act): Promise<void> {
  const { fields = [], reason = null, requestId = null, sessionId = null, network = null } = rest
  const { id = null, role = null } = actor.kind === 'MARKET' ? {} : actor
  try {
    await sql`
      insert into audit_entries (actor_kind, actor_id, role, session_id, network, request_id, act, subjects, fields, reason)
      values (${actor.kind}, ${id}::uuid, ${role}, ${sessionId}::uuid, ${network}, ${requestId}, ${act},
        ${subjects}::text[], ${fields}::text[], ${reason})`.execute(tx)
  } catch (error) {
    const isConflict =
      error instanceof pg.DatabaseError && error.constraint === 'audit_no_conflict_of_interest'
    throw isConflict ? conflictOfInterest() : error
  }
}

/** The same as at each entry, for an act that leaves nothing to look at afterwards. */
export async function hasConflict(
  tx: Tx,
  { staffId, subjects }: { staffId: string; subjects: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select has_conflict_of_interest(${staffId}::uuid, ${[...subjects]}::text[]) as has`.execute(tx)
  return rows[0]?.has ?? false
}

type Page = { after: bigint; last: bigint; limit: number }

/**
 * As one JSON text without names: fourteen columns of each row would take longer to read than the chain takes to check.
 * JSON keeps every value apart from the next, whatever is in it.
 */
export async function listEntries(reader: Reader, { after, last, limit }: Page): Promise<AuditEntry[]> {
  const { rows } = await sql<{ page: EntryValues[] | null }>`
    select json_agg(json_build_array(sequence::text,
      to_char(happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), actor_kind, actor_id, role, session_id,
      network, request_id, act, subjects, fields, reason, encode(previous_hash, 'hex'), encode(hash, 'hex')
    ) order by sequence) as page
    from (
      select * from audit_entries where sequence > ${String(after)}::bigint and sequence <= ${String(last)}::bigint
      order by sequence limit ${limit}
    ) as entries`.execute(reader)
  return (rows[0]?.page ?? []).map(toEntry)
}

type EntryValues = [
  sequence: string,
  happenedAt: string,
  actorKind: string,
  actorId: string | null,
  role: string | null,
  sessionId: string | null,
  network: string | null,
  requestId: string | null,
  act: string,
  subjects: string[],
  fields: string[],
  reason: string | null,
  previousHash: string,
  hash: string,
]

const toEntry = (values: EntryValues): AuditEntry => ({
  sequence: values[0],
  happenedAt: values[1],
  actorKind: values[2],
  actorId: values[3],
  role: values[4],
  sessionId: values[5],
  network: values[6],
  requestId: values[7],
  act: values[8],
  subjects: values[9],
  fields: values[10],
  reason: values[11],
  previousHash: values[12],
  hash: values[13],
})

type EndRow = { sequence: string; hash: string }
const toEnd = ({ sequence, hash }: EndRow): ChainEnd => ({ sequence: BigInt(sequence), hash })

export async function readHead(reader: Reader): Promise<ChainEnd> {
  const { rows } = await sql<EndRow>`
    select sequence::text, encode(hash, 'hex') as hash from audit_head`.execute(reader)
  const [head] = rows
  if (!head) throw new Error('The audit has no head')
  return toEnd(head)
}

/** The entry that the next seal would close; null when the last seal is of it, or there is none. */
export async function findUnsealed(reader: Reader): Promise<ChainEnd | null> {
  const { rows } = await sql<EndRow>`
    select head.sequence::text, encode(head.hash, 'hex') as hash from audit_head head
    where head.sequence > coalesce((select max(sequence) from audit_seals), 0)`.execute(reader)
  return rows[0] ? toEnd(rows[0]) : null
}

/** Two processes may seal the same entry: the second adds nothing. */
export async function insertSeal(tx: Tx, { sequence, hash, signature }: Seal): Promise<void> {
  await sql`
    insert into audit_seals (sequence, hash, signature)
    values (${sequence}::bigint, decode(${hash}, 'hex'), decode(${signature}, 'hex'))
    on conflict (sequence) do nothing`.execute(tx)
}

export async function listSeals(reader: Reader): Promise<Seal[]> {
  const { rows } = await sql<Seal>`
    select sequence::text, encode(hash, 'hex') as hash, encode(signature, 'hex') as signature
    from audit_seals order by audit_seals.sequence`.execute(reader)
  return rows
}
