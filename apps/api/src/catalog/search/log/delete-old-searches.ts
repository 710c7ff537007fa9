import { lagosDay } from '@ahia/rules/parcels/working-days'
import type { Db } from '#tables.ts'
import { deleteSearchesBefore } from './search-log.sql.ts'

/** ADMIN-51: each hour, so that visitors are gone the next day. */
export const deleteOldSearches = ({ db }: { db: Db }, now = new Date()): Promise<void> =>
  db.transaction((tx) => deleteSearchesBefore(tx, lagosDay(now)))
