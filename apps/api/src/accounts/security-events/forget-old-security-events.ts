import { deleteAllInSteps } from '#platform/database/delete-all-in-steps.ts'
import type { Db } from '#tables.ts'
import { deleteOldEvents } from './security-events.sql.ts'

/** T26: deletes what happened more than 90 days ago. Runs hourly. */
export const forgetOldSecurityEvents = ({ db }: { db: Db }): Promise<void> =>
  deleteAllInSteps(db, deleteOldEvents)
