import type { Db } from '#tables.ts'
import { deleteUnconfirmed } from './newsletter.sql.ts'

/** An address whose owner never answered is not ours to keep; a job does this once a day. */
export const forgetUnconfirmed = ({ db }: { db: Db }): Promise<void> => db.transaction(deleteUnconfirmed)
