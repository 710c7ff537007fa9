import { advisoryLock } from '#platform/database/advisory-lock.ts'
import type { Db, Tx } from '#tables.ts'
import { sumUpShelfCounts } from './sum-up-shelf-counts.sql.ts'

/** Merges the differences in `shelf_counts` that have the same key. Totals do not change. */
export async function foldShelfCounts({ db }: { db: Db }): Promise<void> {
  await db.transaction(foldWithin)
}

/** For bulk inserts, in the same transaction. */
export async function foldWithin(tx: Tx): Promise<void> {
  await advisoryLock(tx, 'fold-shelf-counts')
  await sumUpShelfCounts(tx)
}
