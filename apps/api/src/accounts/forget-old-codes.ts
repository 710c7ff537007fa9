import type { Db } from '#tables.ts'
import { deleteOldCounts } from './code-limits.sql.ts'
import { deleteOldCodes } from './codes.sql.ts'
import { deleteOldGrants } from './grants.sql.ts'

/** Deletes what opens nothing and counts for nothing any more; a job does this now and then. */
export const forgetOldCodes = ({ db }: { db: Db }): Promise<void> =>
  db.transaction(async (tx) => {
    await deleteOldCodes(tx)
    await deleteOldCounts(tx)
    await deleteOldGrants(tx)
  })
