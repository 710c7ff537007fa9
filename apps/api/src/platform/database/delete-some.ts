import { type RawBuilder, sql, type Transaction } from 'kysely'

const AT_ONCE = 5_000

/** Deletes some of the rows for which it is true, and says how many: few enough that nobody waits for it. */
export async function deleteSome<Tables>(
  tx: Transaction<Tables>,
  table: keyof Tables & string,
  isOver: RawBuilder<unknown>,
): Promise<number> {
  // Asked again outside: a row that somebody renews at this moment stays.
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ${isOver} and ctid = any(array(
      select ctid from ${sql.table(table)} where ${isOver} limit ${sql.lit(AT_ONCE)}))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
