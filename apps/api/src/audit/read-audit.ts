import type { Reader } from '#tables.ts'
import { listEntries, listSeals, readHead } from './audit.sql.ts'
import type { AuditEntry } from './chain.ts'
import type { AuditSource } from './verify-audit.ts'

const PAGE = 2_500

/** The audit of a database. Entries that are added meanwhile are left for the next time. */
export async function readAudit(reader: Reader): Promise<AuditSource> {
  // Seals first: none of them is beyond a head that is read later, unless the end of the chain was cut off.
  const seals = await listSeals(reader)
  const head = await readHead(reader)
  return { batches: readPages(reader, head.sequence), seals, head }
}

/** While a page is checked, the database is preparing the next one. */
async function* readPages(reader: Reader, last: bigint): AsyncGenerator<AuditEntry[]> {
  const read = (after: bigint) => listEntries(reader, { after, last, limit: PAGE })
  let reading = read(0n)
  try {
    for (let page = await reading; page.length > 0; page = await reading) {
      reading = read(BigInt(page.at(-1)?.sequence ?? last))
      yield page
    }
  } finally {
    await reading.catch(() => null) // nobody asks for it any more
  }
}
