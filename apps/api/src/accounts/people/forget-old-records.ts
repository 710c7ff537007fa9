import type { Db } from '#tables.ts'
import { deleteOldRecords } from './people.sql.ts'

/** PRIV-06: answered requests, notes, looks and ended blocks are kept for two years. Runs nightly. */
export const forgetOldRecords = ({ db }: { db: Db }): Promise<void> =>
  db.transaction((tx) => deleteOldRecords(tx))
