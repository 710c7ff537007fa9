import { deleteAllInSteps } from '#platform/database/delete-all-in-steps.ts'
import type { Db } from '#tables.ts'
import { deleteOldSupportCodes } from '../people/support.sql.ts'
import { deleteOldExportLinks } from './export-links.sql.ts'

/** PRIV-06: links to exports and support codes that have run out. Runs hourly. */
export async function forgetOldLinks({ db }: { db: Db }): Promise<void> {
  await deleteAllInSteps(db, deleteOldExportLinks)
  await deleteAllInSteps(db, deleteOldSupportCodes)
}
