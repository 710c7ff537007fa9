import { deleteAllInSteps } from '#platform/database/delete-all-in-steps.ts'
import type { Db } from '#tables.ts'
import { deleteOldEvents } from './provider-events.sql.ts'

/** Deletes events that were processed more than three months ago. Runs daily. */
export const forgetOldEvents = ({ db }: { db: Db }): Promise<void> => deleteAllInSteps(db, deleteOldEvents)
