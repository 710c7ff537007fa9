import { type RawBuilder, sql, type Transaction } from 'kysely'

const AT_ONCE = 5_000

/** Deletes some of the matching rows and returns how many; few enough that no other statement waits. */
export async function deleteSome<Tables>(
  tx: Transaction<Tables>,
  table: keyof Tables & string,
  isOver: RawBuilder<unknown>,
): Promise<number> {
  // The condition is checked again outside, so that a row that is renewed at this moment stays.
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ${isOver} and ctid = any(array(
      select ctid from ${sql.table(table)} where ${isOver} limit ${sql.lit(AT_ONCE)}))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
