import type { SHOP_PACKAGES, ShopRow } from '@ahia/contracts/admin/shops'
import type { ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tables } from '#tables.ts'

export type ListedShop = Pick<ShopRow, 'name' | 'city' | 'category' | 'status'> & {
  id: ShopId
  tier: Tables['shops']['package']
  waitsSince: Date | null
}

type Page = {
  status: ShopRow['status'] | null
  tier: (typeof SHOP_PACKAGES)[number] | null
  after: ShopId | null
  limit: number
}

/** By name, from an index; the page begins after a shop. */
export async function listShopRows(
  reader: Reader,
  { status, tier, after, limit }: Page,
): Promise<ListedShop[]> {
  const { rows } = await sql<ListedShop>`
    select id, name, city, category, status, package as tier, waits_since as "waitsSince" from shops
    where ${status === null ? sql`true` : sql`status = ${status}`}
      and ${tier === null ? sql`true` : tier === 'NONE' ? sql`package is null` : sql`package = ${tier}`}
      and ${after === null ? sql`true` : sql`(name, id) > (select name, id from shops where id = ${after})`}
    order by name, id limit ${sql.lit(limit)}`.execute(reader)
  return rows
}
