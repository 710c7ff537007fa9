import type { Transaction } from 'kysely'
import type { Database } from './database.ts'

type DeleteSome<Tables> = (tx: Transaction<Tables>) => Promise<number>

/** Deletes until nothing is left to delete, a transaction for every step. */
export async function deleteAllInSteps<Tables>(
  db: Database<Tables>,
  deleteSome: DeleteSome<Tables>,
): Promise<void> {
  while ((await db.transaction(deleteSome)) > 0);
}
