import type { PendingShop } from '@ahia/contracts/developers/dev-console'
import type { Db } from '#tables.ts'
import { listPending } from './pending-shops.sql.ts'

const AT_ONCE = 100

/** Shops that wait for approval, or for a review of a change; oldest first. */
export async function listPendingShops({ db }: { db: Db }): Promise<PendingShop[]> {
  const shops = await listPending(db.read, AT_ONCE)
  return shops.map(({ id, createdAt, ...shop }) => ({
    _id: id,
    ...shop,
    createdAt: createdAt.toISOString(),
  }))
}
