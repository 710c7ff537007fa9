import { advisoryLock } from '#platform/database/advisory-lock.ts'
import type { Db } from '#tables.ts'
import { sumUpListingCounts } from './listing-counts.sql.ts'

/** Merges the differences in `listing_counts` shop by shop. Totals do not change, and nobody who changes a product waits. */
export async function mergeListingCounts({ db }: { db: Db }): Promise<void> {
  await db.transaction(async (tx) => {
    await advisoryLock(tx, 'merge-listing-counts')
    await sumUpListingCounts(tx)
  })
}
