import { deleteAllInSteps } from '#platform/database/delete-all-in-steps.ts'
import type { Db } from '#tables.ts'
import { deleteUnboundAcceptances } from '../registration/terms-acceptances.sql.ts'
import { deleteOldCodes } from './codes.sql.ts'
import { deleteOldGrants } from './grants.sql.ts'
import { deleteOldCodeEmails, deleteOldGuesses } from './limits.sql.ts'

/** Deletes expired codes and grants, and guesses and emails that no limit counts any more. Runs hourly. */
export async function forgetOldCodes({ db }: { db: Db }): Promise<void> {
  await deleteAllInSteps(db, deleteOldCodes)
  await deleteAllInSteps(db, deleteOldGuesses)
  await deleteAllInSteps(db, deleteOldCodeEmails)
  await deleteAllInSteps(db, deleteOldGrants)
  await deleteAllInSteps(db, deleteUnboundAcceptances)
}
