import { advisoryLock } from '#platform/database/advisory-lock.ts'
import type { Db, Tx } from '#tables.ts'
import { sumUpShelfCounts } from './counts.sql.ts'

/** Counts are written as differences; this adds up those of one place. Totals stay the same throughout. */
export async function foldShelfCounts({ db }: { db: Db }): Promise<void> {
  await db.transaction(foldWithin)
}

/** For anyone who has just added much, in the same transaction. */
export async function foldWithin(tx: Tx): Promise<void> {
  await advisoryLock(tx, 'fold-shelf-counts')
  await sumUpShelfCounts(tx)
}
