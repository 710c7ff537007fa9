import type { ShopId } from '@ahia/contracts/ids'
import type { ListingTab } from '@ahia/contracts/shapes/listing'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

type Columns = Record<'status' | 'isInStock' | 'isLow', RawBuilder<unknown>>

/** What is on each tab of a shop, of its products or of what is counted of them. */
export const tabsOf = ({ status, isInStock, isLow }: Columns): Record<ListingTab, RawBuilder<unknown>> => ({
  ALL: sql`true`,
  LIVE: sql`${status} = 'LIVE'`,
  DRAFT: sql`${status} = 'DRAFT'`,
  HIDDEN: sql`${status} = 'HIDDEN'`,
  OUT_OF_STOCK: sql`${status} = 'LIVE' and not (${isInStock})`,
  LOW: sql`${status} = 'LIVE' and ${isInStock} and ${isLow}`,
  IN_REVIEW: sql`${status} = 'IN_REVIEW'`,
  TAKEN_DOWN: sql`${status} = 'TAKEN_DOWN'`,
})

const COUNTED = tabsOf({ status: sql`c.status`, isInStock: sql`c.is_in_stock`, isLow: sql`c.is_low` })

/** Added up from what is counted as products change, and not from the products: there can be a hundred thousand. */
export async function countListings(reader: Reader, shopId: ShopId): Promise<Record<ListingTab, number>> {
  const counts = Object.entries(COUNTED).map(
    ([tab, isOn]) => sql`coalesce(sum(c.products) filter (where ${isOn}), 0)::integer as ${sql.ref(tab)}`,
  )
  const { rows } = await sql<Record<ListingTab, number>>`
    select ${sql.join(counts)} from listing_counts c where c.shop_id = ${shopId} and c.status <> 'REMOVED'`.execute(
    reader,
  )
  const [found] = rows
  if (!found) throw new Error('an aggregate has no row')
  return found
}

/** Only shops with differences: the others are as they were. */
export async function sumUpListingCounts(tx: Tx): Promise<void> {
  await sql`
    with changed as (select distinct shop_id from listing_counts where not is_merged),
    taken as (delete from listing_counts c using changed where c.shop_id = changed.shop_id returning c.*)
    insert into listing_counts (shop_id, status, is_in_stock, is_low, products, is_merged)
    select shop_id, status, is_in_stock, is_low, sum(products), true from taken
    group by shop_id, status, is_in_stock, is_low having sum(products) <> 0`.execute(tx)
}
