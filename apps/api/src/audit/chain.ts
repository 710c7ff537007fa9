import { hash } from 'node:crypto'

/** One entry as it is exported: times in UTC with microseconds, hashes in hex. */
export type AuditEntry = {
  sequence: string
  happenedAt: string
  actorKind: string
  actorId: string | null
  role: string | null
  sessionId: string | null
  network: string | null
  requestId: string | null
  act: string
  subjects: readonly string[]
  fields: readonly string[]
  reason: string | null
  previousHash: string
  hash: string
}

/** What is before the first entry. */
export const FIRST_HASH = '0'.repeat(64)

/** The same as audit_form in the database: each value as its length in bytes, ':' and itself; '-' for null. */
function formOf(parts: readonly (string | null)[]): string {
  let form = ''
  for (const part of parts)
    form += `${form === '' ? '' : ','}${part === null ? '-' : `${Buffer.byteLength(part)}:${part}`}`
  return form
}

/** In UTF-8. */
const MOST_BYTES_A_UNIT = 3
const HASH_BYTES = FIRST_HASH.length / 2
/** Enough for nearly every entry: one buffer for all of them, as a chain is walked entry by entry. */
const buffer = Buffer.alloc(16_384)

/** ADMIN-47: the hash that follows from an entry and the hash before it. */
export function hashOf(entry: AuditEntry): string {
  const form = formOf([
    entry.sequence,
    entry.happenedAt,
    entry.actorKind,
    entry.actorId,
    entry.role,
    entry.sessionId,
    entry.network,
    entry.requestId,
    entry.act,
    formOf(entry.subjects),
    formOf(entry.fields),
    entry.reason,
  ])
  return hash('sha256', bytesOf(entry.previousHash, form), 'hex')
}

function bytesOf(previousHash: string, form: string): Buffer {
  const [most, before] = [HASH_BYTES + form.length * MOST_BYTES_A_UNIT, previousHash.length / 2]
  if (before !== HASH_BYTES || most > buffer.length)
    return Buffer.concat([Buffer.from(previousHash, 'hex'), Buffer.from(form)])
  buffer.write(previousHash, 'hex')
  return buffer.subarray(0, HASH_BYTES + buffer.write(form, HASH_BYTES))
}

export type ChainEnd = { sequence: bigint; hash: string }

export const CHAIN_START: ChainEnd = { sequence: 0n, hash: FIRST_HASH }

/** What is wrong with the next entry of a chain that ends so, in words; null when it continues it. */
export function findBreak(end: ChainEnd, entry: AuditEntry | 'unreadable'): string | null {
  const expected = end.sequence + 1n
  if (entry === 'unreadable') return `entry ${expected} cannot be read`
  if (BigInt(entry.sequence) !== expected) return `entry ${expected} is missing`
  if (entry.previousHash !== end.hash) return `entry ${entry.sequence} does not follow the one before it`
  if (hashOf(entry) !== entry.hash) return `entry ${entry.sequence} was changed`
  return null
}
