import { deleteAllInSteps } from '#platform/database/delete-all-in-steps.ts'
import type { Db } from '#tables.ts'
import { deleteOldDevices } from '../devices/known-devices.sql.ts'
import { deleteOldFailures } from '../passwords/failures.sql.ts'
import { deleteOldRefreshTokens } from './refresh-tokens.sql.ts'
import { deleteOldSessions } from './sessions.sql.ts'

/**
 * Deletes sessions that ended and tokens that were replaced more than a month ago, and failed passwords that no limit
 * counts any more, and devices that have not signed in for half a year.
 */
export async function forgetOldSessions({ db }: { db: Db }): Promise<void> {
  // Tokens first, as deleting a session deletes all of its tokens in one step.
  await deleteAllInSteps(db, deleteOldRefreshTokens)
  await deleteAllInSteps(db, deleteOldSessions)
  await deleteAllInSteps(db, deleteOldFailures)
  await deleteAllInSteps(db, deleteOldDevices)
}
