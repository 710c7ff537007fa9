import type { ShopId } from '@ahia/contracts/ids'
import { PRODUCTS_IN_WINDOW } from '@ahia/contracts/limits'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { smallProductColumns, smallProductFields } from '../product-card.sql.ts'

/** A window is chosen among this many of a shop's newest products: an index has them in order, however many there are. */
const NEWEST = 24

/** The products in the window of each shop, as JSON: in stock, and sold most of its newest. */
export async function listWindows(
  reader: Reader,
  shopIds: readonly ShopId[],
): Promise<ReadonlyMap<ShopId, string>> {
  const { rows } = await sql<{ shopId: ShopId; products: string }>`
    select shop.id as "shopId", shown.products::text as products
    from unnest(${shopIds}::uuid[]) as shop (id)
    cross join lateral (
      select coalesce(json_agg(json_build_object(${smallProductFields})), '[]') as products
      from (
        select * from (
          select ${smallProductColumns}, stock, sales from products where shop_id = shop.id and is_visible
          order by created_at desc, id desc limit ${sql.lit(NEWEST)}
        ) as newest
        where stock > 0 order by sales desc, id limit ${sql.lit(PRODUCTS_IN_WINDOW)}
      ) as p
    ) as shown`.execute(reader)
  return new Map(rows.map(({ shopId, products }) => [shopId, products]))
}
