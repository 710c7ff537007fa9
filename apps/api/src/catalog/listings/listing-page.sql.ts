import type { ProductId, ShopId } from '@ahia/contracts/ids'
import type { ListingSort, ListingTab } from '@ahia/contracts/shapes/listing'
import type { ListingStatus } from '@ahia/reference/listings'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { isAllCounted, lacksRegistration } from './listing.sql.ts'
import { tabsOf } from './listing-counts.sql.ts'

/** `sorted`: what the page is sorted by, as a whole number in text. */
export type ListingCursor = { sorted: string; id: ProductId }
export type ListingsWanted = {
  shopId: ShopId
  tab: ListingTab
  sort: ListingSort
  search: string | null
  after: ListingCursor | null
  limit: number
}

/** From `products_of_shop` alone: whether it is in stock is one of the traits. */
const TABS = tabsOf({ status: sql`p.status`, isInStock: sql`p.traits & 4 <> 0`, isLow: sql`p.low_rows > 0` })

type Order = {
  by: RawBuilder<unknown>
  /** As a whole number, for the cursor, and back. */
  toNumber: RawBuilder<unknown>
  fromNumber: (sorted: string) => RawBuilder<unknown>
  isRising: boolean
}

const asItIs = (sorted: string) => sql`${sorted}::bigint`

const SORTS: Record<ListingSort, Order> = {
  NEWEST: {
    by: sql`p.created_at`,
    toNumber: sql`(extract(epoch from page.sorted) * 1000000)::bigint`,
    fromNumber: (sorted) => sql`timestamptz 'epoch' + ${sorted}::bigint * interval '1 microsecond'`,
    isRising: false,
  },
  BEST_SELLING: { by: sql`p.sales`, toNumber: sql`page.sorted`, fromNumber: asItIs, isRising: false },
  // The only one that reads rows: an index on stock would make every hold of a checkout write all indexes.
  LEAST_STOCK: { by: sql`p.stock`, toNumber: sql`page.sorted`, fromNumber: asItIs, isRising: true },
}

const isOfShop = (shopId: ShopId) => sql`p.shop_id = ${shopId} and p.status <> 'REMOVED'`

export type ListingRowFacts = {
  _id: ProductId
  status: ListingStatus
  version: number
  name: string
  subtitle: string
  description: string
  hasCategory: boolean
  basePrice: number | null
  fromPrice: number | null
  stock: number
  sales: number
  createdAt: Date
  picture: string | null
  pictures: number
  sku: string | null
  choices: number
  isLow: boolean
  reason: string | null
  isCounted: boolean
  lacksRegistration: boolean
  /** What the list is sorted by, for the cursor. */
  sorted: string
}

/** SELL-09: the ids are found in indexes, and only the rows of the page are read. */
export async function listListingRows(reader: Reader, wanted: ListingsWanted): Promise<ListingRowFacts[]> {
  const { shopId, tab, sort, search, after, limit } = wanted
  const { by, toNumber, fromNumber, isRising } = SORTS[sort]
  const way = isRising ? sql`asc` : sql`desc`
  const isAfter =
    after === null
      ? sql`true`
      : sql`(${by}, p.id) ${isRising ? sql`>` : sql`<`} (${fromNumber(after.sorted)}, ${after.id}::uuid)`
  const { rows } = await sql<ListingRowFacts>`
    with page as materialized (
      select p.id, ${by} as sorted from products p
      where ${isOfShop(shopId)} and ${TABS[tab]} and ${isAfter} and ${isFound(shopId, search)}
      order by ${by} ${way}, p.id ${way} limit ${limit}
    )
    select p.id as _id, p.status, p.version, p.name, left(p.subtitle, 20) as subtitle, left(p.description, 60) as description,
      p.has_category as "hasCategory", naira(nullif(p.base_price_kobo, 0)) as "basePrice",
      naira(p.from_price_kobo) as "fromPrice", p.stock, p.sales, p.created_at as "createdAt",
      picture_address(p.picture_keys[1]) as picture, cardinality(p.picture_keys) as pictures,
      (select k.sku from skus k where k.sellable_id = p.id) as sku, ${choices} as choices,
      p.low_rows > 0 as "isLow", ${reason} as reason, ${isAllCounted} as "isCounted",
      ${lacksRegistration} as "lacksRegistration", (${toNumber})::text as sorted
    from page join products p on p.id = page.id
    order by page.sorted ${way}, p.id ${way}`.execute(reader)
  return rows
}

const choices = sql`
  case when p.variant_name is null then 0 else (
    select count(*)::integer
    from variants v left join options o on o.variant_id = v.id and o.retired_at is null
    where v.product_id = p.id and v.retired_at is null
  ) end`

const reason = sql`
  case when p.status in ('IN_REVIEW', 'TAKEN_DOWN') then (
    select m.reason from product_moves m where m.product_id = p.id and m.to_status = p.status
    order by m.moved_at desc, m.id desc limit 1
  ) end`

/** In titles anywhere, in SKUs from their beginning; both from indexes of the shop. */
function isFound(shopId: ShopId, search: string | null): RawBuilder<unknown> {
  if (search === null) return sql`true`
  const escaped = search.replace(/[\\%_]/g, '\\$&')
  return sql`p.id in (
    select named.id from products named
    where named.shop_id = ${shopId} and named.status <> 'REMOVED' and named.name ilike ${`%${escaped}%`}
    union all
    select k.product_id from skus k where k.shop_id = ${shopId} and k.sku_key like ${`${escaped.toLowerCase()}%`}
  )`
}
