import { deleteAllInSteps } from '#platform/database/delete-all-in-steps.ts'
import type { Db } from '#tables.ts'
import { deleteUnboundAcceptances } from '../registration/terms-acceptances.sql.ts'
import { deleteOldCodes } from './codes.sql.ts'
import { deleteOldGrants } from './grants.sql.ts'
import { deleteOldCodeEmails, deleteOldGuesses } from './limits.sql.ts'

/** Deletes what opens nothing and counts for nothing any more; a job does this now and then. */
export async function forgetOldCodes({ db }: { db: Db }): Promise<void> {
  await deleteAllInSteps(db, deleteOldCodes)
  await deleteAllInSteps(db, deleteOldGuesses)
  await deleteAllInSteps(db, deleteOldCodeEmails)
  await deleteAllInSteps(db, deleteOldGrants)
  await deleteAllInSteps(db, deleteUnboundAcceptances)
}
