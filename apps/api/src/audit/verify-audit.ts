import type { KeyObject } from 'node:crypto'
import { type AuditEntry, CHAIN_START, type ChainEnd, findBreak } from './chain.ts'
import { isSealedBy, type Seal } from './seals.ts'

/** An audit as it stands in a database or in an export. */
export type AuditSource = {
  /** In the order of their sequence, many at a time; a line of a file may be none. */
  batches: AsyncIterable<readonly (AuditEntry | 'unreadable')[]>
  seals: readonly Seal[]
  /** Where the chain is said to end. */
  head: ChainEnd
}

type Verdict = { entries: number; seals: number; broken: string | null }

/** ADMIN-48: walks the whole chain and names the first thing that is not as it was written. */
export async function verifyAudit(
  { batches, seals, head }: AuditSource,
  publicKey: KeyObject,
): Promise<Verdict> {
  const sealOf = new Map(seals.map((seal) => [seal.sequence, seal]))
  let end = CHAIN_START
  let checked = 0
  const verdict = (broken: string | null): Verdict => ({
    entries: Number(end.sequence),
    seals: checked,
    broken,
  })
  for await (const batch of batches)
    for (const entry of batch) {
      const broken = findBreak(end, entry)
      if (broken !== null || entry === 'unreadable') return verdict(broken)
      end = { sequence: end.sequence + 1n, hash: entry.hash }
      const seal = sealOf.get(entry.sequence)
      if (!seal) continue
      if (!isSealedBy(publicKey, seal)) return verdict(`the seal of entry ${entry.sequence} is not ours`)
      if (seal.hash !== entry.hash) return verdict(`entry ${entry.sequence} is not the one that was sealed`)
      checked += 1
    }
  if (end.sequence < head.sequence) return verdict(`entry ${end.sequence + 1n} is missing`)
  if (end.sequence > head.sequence || end.hash !== head.hash)
    return verdict(`entry ${end.sequence} is not where the chain ends`)
  if (checked < seals.length) return verdict(nameUnmet(end, seals))
  return verdict(null)
}

/** The end of the chain was cut off, head and all; or a seal is of no entry that could ever be. */
function nameUnmet(end: ChainEnd, seals: readonly Seal[]): string {
  const last = seals.reduce((most, { sequence }) => (BigInt(sequence) > most ? BigInt(sequence) : most), 0n)
  return last > end.sequence
    ? `entry ${end.sequence + 1n} is missing: the chain was sealed up to entry ${last}`
    : 'a seal has no entry'
}
