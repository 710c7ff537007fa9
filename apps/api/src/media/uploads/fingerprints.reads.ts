import type { Tx } from '#tables.ts'

/** Of pictures that were sent to us; those of the demo market, and older ones, have none. */
export async function listFingerprints(tx: Tx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await tx
    .selectFrom('uploads')
    .select('fingerprint')
    .where('key', 'in', keys)
    .where('fingerprint', 'is not', null)
    .execute()
  return rows.flatMap(({ fingerprint }) => (fingerprint === null ? [] : [fingerprint]))
}
