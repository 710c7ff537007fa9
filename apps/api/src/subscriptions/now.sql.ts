import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** I20: the database's clock; in a transaction, its beginning. */
export async function readNow(reader: Reader): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(reader)
  const [row] = rows
  if (!row) throw new Error('A moment is one row')
  return row.now
}
