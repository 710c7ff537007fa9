import { deleteAllInSteps } from '#platform/database/delete-all-in-steps.ts'
import type { Db } from '#tables.ts'
import { deleteOldMerges, deleteOldRemoved, deleteRemovedBeyond } from './old-lines.sql.ts'

/**
 * Forgets what was taken out of carts, and which lines of guests were handed over, a month ago, and of what one account
 * took out all but the latest thousand; a job does this daily.
 */
export async function forgetOldLines({ db }: { db: Db }): Promise<void> {
  await deleteAllInSteps(db, deleteOldRemoved)
  await deleteAllInSteps(db, deleteRemovedBeyond)
  await deleteAllInSteps(db, deleteOldMerges)
}
