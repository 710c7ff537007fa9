import { deleteAllInSteps } from '#platform/database/delete-all-in-steps.ts'
import type { Db } from '#tables.ts'
import { deleteOldEnquiries } from './enquiries.sql.ts'

const RETENTION_YEARS = 2

/** Deletes old enquiries, as their names and addresses must not be stored for ever. Runs daily. */
export async function forgetOldEnquiries({ db }: { db: Db }): Promise<void> {
  await deleteAllInSteps(db, (tx) => deleteOldEnquiries(tx, 'contact_messages', RETENTION_YEARS))
  await deleteAllInSteps(db, (tx) => deleteOldEnquiries(tx, 'logistics_applications', RETENTION_YEARS))
}
