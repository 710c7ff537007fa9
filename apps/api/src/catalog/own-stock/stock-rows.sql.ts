import type { ProductId, SellableId, ShopId } from '@ahia/contracts/ids'
import type { StockRow, StockTab } from '@ahia/contracts/shapes/stock-row'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** A row without what only orders know. */
export type StockFacts = Omit<StockRow, 'toHandOver' | 'onShelf'>

const columns = sql`
  s.id as _id, s.product_id as "productId", s.name, s.choice, picture_address(s.picture_key) as image,
  (select k.sku from skus k where k.sellable_id = s.id) as sku, p.is_visible as "isOnSale", naira(s.price_kobo) as price,
  s.own_price_kobo is not null as "isOwnPrice", s.stock as available,
  (select coalesce(sum(h.quantity), 0)::integer from stock_holds h
   where h.product_id = s.product_id and coalesce(h.option_id, h.variant_id, h.product_id) = s.id) as held,
  s.low_stock as "lowStock", s.version`

const isShortOf = sql`s.stock > 0 and s.stock <= s.low_stock`
const isSoldOut = sql`s.stock = 0`
/** One of its rows is low, or sold out: both stand in `low_rows`, so that the others need not be read. */
const hasLowRow = sql`p.low_rows > 0`

const SHOWN = {
  ALL: sql`true`,
  LOW: sql`${hasLowRow} and ${isShortOf}`,
  SOLD_OUT: sql`${hasLowRow} and ${isSoldOut}`,
} as const satisfies Record<StockTab, RawBuilder<unknown>>

/** With `offset 0` PostgreSQL looks at them product by product. It would read those of the whole market otherwise. */
const rowsOfProduct = sql`(select * from sellables where product_id = p.id offset 0)`

const isOfShop = (shopId: ShopId) => sql`p.shop_id = ${shopId} and p.status <> 'REMOVED'`

export type StockPage = {
  shopId: ShopId
  show: StockTab
  search: string | null
  productId: ProductId | null
  after: SellableId | null
  limit: number
}

/** T5: this shop's rows only, newest products first. A page costs the same in a large shop and in a large market. */
export async function listFacts(reader: Reader, page: StockPage): Promise<StockFacts[]> {
  const { shopId, show, search, productId, after, limit } = page
  const place = sql`select product_id, variant_place, option_place from sellables where id = ${after} and shop_id = ${shopId}`
  const beyond =
    after === null
      ? sql`true`
      : sql`exists (select from (${place}) as a where p.id < a.product_id or (p.id = a.product_id
          and (s.variant_place, s.option_place) > (a.variant_place, a.option_place)))`
  const start = after === null ? sql`true` : sql`p.id <= (select a.product_id from (${place}) as a)`
  const { rows } = await sql<StockFacts>`
    select ${columns} from products p cross join lateral ${rowsOfProduct} as s
    where ${isOfShop(shopId)} and ${productId === null ? sql`true` : sql`p.id = ${productId}`}
      and ${SHOWN[show]} and ${search === null ? sql`true` : matches(shopId, search)} and ${start} and ${beyond}
    order by p.id desc, s.variant_place, s.option_place limit ${limit}`.execute(reader)
  return rows
}

export type ExportedRow = Pick<
  StockFacts,
  '_id' | 'name' | 'choice' | 'sku' | 'price' | 'available' | 'lowStock'
> &
  RowPlace

/** Where a row stands in the file: the next page begins after it. */
export type RowPlace = { productId: ProductId; variantPlace: number; optionPlace: number }

/**
 * SELL-44, T5: a page of the file, in the order of `listFacts`. Only what is written is read, and the place of the last row is
 * known: PostgreSQL took longer to plan the search for it than to read the page.
 */
export async function listExported(
  reader: Reader,
  { shopId, after, limit }: { shopId: ShopId; after: RowPlace | null; limit: number },
): Promise<ExportedRow[]> {
  const beyond =
    after === null
      ? sql`true`
      : sql`p.id <= ${after.productId}::uuid and (p.id < ${after.productId}::uuid or
          (s.variant_place, s.option_place) > (${after.variantPlace}::integer, ${after.optionPlace}::integer))`
  const { rows } = await sql<ExportedRow>`
    select s.id as _id, s.name, s.choice, (select k.sku from skus k where k.sellable_id = s.id) as sku,
      naira(s.price_kobo) as price, s.stock as available, s.low_stock as "lowStock", p.id as "productId",
      s.variant_place as "variantPlace", s.option_place as "optionPlace"
    from products p cross join lateral ${rowsOfProduct} as s where ${isOfShop(shopId)} and ${beyond}
    order by p.id desc, s.variant_place, s.option_place limit ${limit}`.execute(reader)
  return rows
}

/** The products are found in indexes of the shop first; a SKU shows its own row alone. */
function matches(shopId: ShopId, search: string): RawBuilder<unknown> {
  const named = sql`p.name ilike ${`%${literal(search)}%`}`
  const isSku = sql`k.sku_key like ${`${literal(search.toLowerCase())}%`}`
  return sql`p.id in (
      select p.id from products p where ${isOfShop(shopId)} and ${named}
      union all select k.product_id from skus k where k.shop_id = ${shopId} and ${isSku}
    ) and (${named} or exists (select from skus k where k.sellable_id = s.id and ${isSku}))`
}

/** So that % and _ mean themselves. */
const literal = (text: string): string => text.replace(/[\\%_]/g, (char) => `\\${char}`)

/** T5: those of this shop, in any order. */
export async function findFacts(
  reader: Reader,
  { shopId, ids }: { shopId: ShopId; ids: readonly SellableId[] },
): Promise<StockFacts[]> {
  const { rows } = await sql<StockFacts>`
    select ${columns} from sellables s join products p on p.id = s.product_id
    where s.id = any(${[...ids]}::uuid[]) and s.shop_id = ${shopId} and p.status <> 'REMOVED'`.execute(reader)
  return rows
}

/** Reads what is low alone: a shop with a hundred thousand products is counted as fast as a small one. */
export async function countRows(
  reader: Reader,
  shopId: ShopId,
): Promise<{ low: number; soldOut: number; shownAt: Date }> {
  const { rows } = await sql<{ low: number; soldOut: number; shownAt: Date }>`
    select count(*) filter (where ${isShortOf})::integer as low, count(*) filter (where ${isSoldOut})::integer as "soldOut",
      clock_timestamp() as "shownAt"
    from products p cross join lateral ${rowsOfProduct} as s where ${isOfShop(shopId)} and ${hasLowRow}`.execute(
    reader,
  )
  return rows[0] ?? { low: 0, soldOut: 0, shownAt: new Date() }
}
