import { deleteAllInSteps } from '#platform/database/delete-all-in-steps.ts'
import type { Db } from '#tables.ts'
import { deleteOldFailures } from '../passwords/failures.sql.ts'
import { deleteOldRefreshTokens } from './refresh-tokens.sql.ts'
import { deleteOldSessions } from './sessions.sql.ts'

/** Forgets sessions that were over a month ago, tokens that were replaced as long ago, and wrong passwords of yesterday. */
export async function forgetOldSessions({ db }: { db: Db }): Promise<void> {
  // Tokens first: a session that goes takes all of its own along in one step.
  await deleteAllInSteps(db, deleteOldRefreshTokens)
  await deleteAllInSteps(db, deleteOldSessions)
  await deleteAllInSteps(db, deleteOldFailures)
}
