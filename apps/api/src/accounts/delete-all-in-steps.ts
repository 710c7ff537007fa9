import type { Db, Tx } from '#tables.ts'

/** Deletes until nothing is left to delete, a transaction for every step. */
export async function deleteAllInSteps(db: Db, deleteSome: (tx: Tx) => Promise<number>): Promise<void> {
  while ((await db.transaction(deleteSome)) > 0);
}
