import { deleteAllInSteps } from '#platform/database/delete-all-in-steps.ts'
import type { Db } from '#tables.ts'
import { deleteOldEvents } from './provider-events.sql.ts'

/** Forgets what the provider told us and was followed three months ago; a job does this daily. */
export const forgetOldEvents = ({ db }: { db: Db }): Promise<void> => deleteAllInSteps(db, deleteOldEvents)
