import type { Reader } from '#tables.ts'
import { listEntries, listSeals, readHead } from './audit.sql.ts'
import type { AuditEntry } from './chain.ts'
import type { AuditSource } from './verify-audit.ts'

const PAGE = 1_000

/** The audit of a database. Entries that are added meanwhile are left for the next time. */
export async function readAudit(reader: Reader): Promise<AuditSource> {
  // Seals first: none of them is beyond a head that is read later, unless the end of the chain was cut off.
  const seals = await listSeals(reader)
  const head = await readHead(reader)
  return { entries: readEntries(reader, head.sequence), seals, head }
}

async function* readEntries(reader: Reader, last: bigint): AsyncGenerator<AuditEntry> {
  for (let after = 0n; after < last; ) {
    const page = await listEntries(reader, { after, limit: PAGE })
    if (page.length === 0) return
    for (const entry of page) {
      if (BigInt(entry.sequence) > last) return
      yield entry
      after = BigInt(entry.sequence)
    }
  }
}
