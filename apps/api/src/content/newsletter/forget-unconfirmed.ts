import type { Db } from '#tables.ts'
import { deleteUnconfirmed } from './newsletter.sql.ts'

/** Deletes addresses whose owner has not confirmed for a month, as we may not store them. Runs daily. */
export const forgetUnconfirmed = ({ db }: { db: Db }): Promise<void> => db.transaction(deleteUnconfirmed)
