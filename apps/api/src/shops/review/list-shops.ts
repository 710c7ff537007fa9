import type { SHOP_PACKAGES, SHOP_STATUSES, ShopRow } from '@ahia/contracts/admin/shops'
import type { ShopId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import { type ListedShop, listShopRows } from './shop-rows.sql.ts'

const A_PAGE = 50

type Wanted = {
  status?: (typeof SHOP_STATUSES)[number] | undefined
  package?: (typeof SHOP_PACKAGES)[number] | undefined
  after?: ShopId | undefined
}

/** ADMIN-54: shops by name, page by page. */
export async function listShops(
  { db }: { db: Db },
  { status, package: tier, after }: Wanted,
): Promise<{ shops: ShopRow[]; next: ShopId | null }> {
  const found = await listShopRows(db.read, {
    status: status ?? null,
    tier: tier ?? null,
    after: after ?? null,
    limit: A_PAGE + 1,
  })
  const shops = found.slice(0, A_PAGE).map(toRow)
  return { shops, next: found.length > A_PAGE ? (shops.at(-1)?._id ?? null) : null }
}

const toRow = ({ id, tier, waitsSince, ...shop }: ListedShop): ShopRow => ({
  _id: id,
  ...shop,
  package: tier ?? 'NONE',
  waitsSince: waitsSince?.toISOString() ?? null,
})
