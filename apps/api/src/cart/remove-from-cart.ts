import type { Db } from '#tables.ts'
import { removeLine } from './change-lines.sql.ts'
import { getNamedLine, type Named } from './named-line.ts'

/** API-06: removes a line. Idempotent. */
export async function removeFromCart({ db }: { db: Db }, named: Named): Promise<void> {
  const itemId = await getNamedLine(db.read, named)
  await db.statement((writer) => removeLine(writer, { accountId: named.accountId, itemId }))
}
