import type { Db } from '#tables.ts'
import { deleteUnconfirmed } from './newsletter.sql.ts'

/** Deletes addresses whose owner never confirmed. Runs daily. */
export const forgetUnconfirmed = ({ db }: { db: Db }): Promise<void> => db.transaction(deleteUnconfirmed)
