import type { Db } from '#tables.ts'
import { deleteClosedReports } from './reports.sql.ts'

const DAYS = 90
const AT_ONCE = 5_000

/** ADMIN-30: what staff have answered is kept for a while, as others report the same goods again. */
export async function forgetOldReports({ db }: { db: Db }): Promise<void> {
  await db.statement((writer) => deleteClosedReports(writer, DAYS, AT_ONCE))
}
