import { type RawBuilder, sql } from 'kysely'
import type { Tables, Tx } from '#tables.ts'

/** Nobody takes a step back, or comes back with a phone that was half way through signing in, after so long. */
const KEEP_DAYS = 30
/** Few enough that nobody waits for it. */
const AT_ONCE = 5_000

/** Both say how many have gone. */
export const deleteOldRemoved = (tx: Tx): Promise<number> => deleteSome(tx, 'cart_lines', sql`removed_at`)
export const deleteOldMerges = (tx: Tx): Promise<number> => deleteSome(tx, 'merged_lines', sql`merged_at`)

async function deleteSome(tx: Tx, table: keyof Tables & string, since: RawBuilder<unknown>): Promise<number> {
  const isOld = sql`${since} < now() - make_interval(days => ${sql.lit(KEEP_DAYS)})`
  // Asked again outside: a line that somebody puts back at this moment stays.
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ${isOld} and ctid = any(array(
      select ctid from ${sql.table(table)} where ${isOld} limit ${sql.lit(AT_ONCE)}))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
