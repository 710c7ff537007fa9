import { deleteAllInSteps } from '#platform/database/delete-all-in-steps.ts'
import type { Db } from '#tables.ts'
import { deleteOldMerges, deleteOldRemoved, deleteRemovedBeyond } from './old-lines.sql.ts'

/**
 * Deletes lines removed and merges recorded more than a month ago, and all but the latest thousand removed lines of an
 * account. Runs daily.
 */
export async function forgetOldLines({ db }: { db: Db }): Promise<void> {
  await deleteAllInSteps(db, deleteOldRemoved)
  await deleteAllInSteps(db, deleteRemovedBeyond)
  await deleteAllInSteps(db, deleteOldMerges)
}
