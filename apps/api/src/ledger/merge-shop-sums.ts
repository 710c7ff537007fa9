import { advisoryLock } from '#platform/database/advisory-lock.ts'
import type { Db } from '#tables.ts'
import { sumUpShopSums } from './shop-sums.sql.ts'

/** Merges the differences in `shop_sums` shop by shop. Totals do not change, and bookings do not wait. */
export async function mergeShopSums({ db }: { db: Db }): Promise<void> {
  await db.transaction(async (tx) => {
    await advisoryLock(tx, 'merge-shop-sums')
    await sumUpShopSums(tx)
  })
}
