import type { Db } from '#tables.ts'
import { takeFromLine } from './change-lines.sql.ts'
import { getNamedLine, type Named } from './named-line.ts'

/** API-08: returns the quantity left. Reducing the last one removes the line; a removed line stays removed. */
export async function reduceQuantity(
  { db }: { db: Db },
  { by, ...named }: Named & { by: number },
): Promise<number> {
  const itemId = await getNamedLine(db.read, named)
  return db.statement((writer) => takeFromLine(writer, { accountId: named.accountId, itemId }, by))
}
