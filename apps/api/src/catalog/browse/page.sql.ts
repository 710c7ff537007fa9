import { PAGE_SIZE } from '@ahia/contracts/limits'
import type { Sort } from '@ahia/reference/sorts'
import { type RawBuilder, sql } from 'kysely'
import { type CategoryFilter, listShelfNames } from './category-filter.rules.ts'
import { inRange, isInCategory, onShelves, type PriceRange, withTraits } from './conditions.sql.ts'

export type PageWindow = { limit: number; offset: number }

export type CategoryPageQuery = PageWindow & {
  categoryFilter: CategoryFilter
  price: PriceRange
  /** The numbers of `products.traits` that fit; null when all do. */
  traits: number[] | null
  sort: Sort
}

/** From this offset on, `shelf_counts` tells where a page starts; below it, scanning costs less. */
const FAR_OFFSET = 600

// Every order ends with the id, so that it is total; the opposite order reads the same index backwards.
export const ORDERS = {
  newest: falling('newest', sql`created_at`, sql`to_timestamp(step * 604800)`, sql`'infinity'::timestamptz`),
  popular: falling('popular', sql`sales`, sql`step`, sql`2147483648`),
  'price-low': { axis: 'price', key: sql`base_price_kobo`, isFalling: false, begin: sql`step`, end: sql`0` },
  'price-high': falling('price', sql`base_price_kobo`, sql`step`, sql`9223372036854775807`),
} as const satisfies Record<Sort, Order>

type Order = {
  axis: string
  key: RawBuilder<unknown>
  isFalling: boolean
  /** Where a step begins on the way, and what to take when there is none. */
  begin: RawBuilder<unknown>
  end: RawBuilder<unknown>
}

/** Rising, a step begins at its own value; falling, just below the one before. */
function falling(
  axis: string,
  key: RawBuilder<unknown>,
  value: RawBuilder<unknown>,
  end: RawBuilder<unknown>,
): Order {
  return { axis, key, isFalling: true, begin: sql`lag(${value}) over (order by step desc)`, end }
}

/** The order of a list of products, whichever way they were found. */
export function orderBy(sort: Sort): RawBuilder<unknown> {
  const { key, isFalling } = ORDERS[sort]
  return isFalling ? sql`${key} desc, id desc` : sql`${key}, id`
}

/** Ids of the products on the page. */
export function pageOf(query: CategoryPageQuery): RawBuilder<unknown> {
  const { categoryFilter, price, traits, sort, limit, offset } = query
  const { axis } = ORDERS[sort]
  const order = orderBy(sort)
  if (categoryFilter.brandKey !== null) return pageOfBrand(query, order)
  const isPlain = traits === null && price.minKobo === null && price.maxKobo === null
  if (isPlain && offset >= FAR_OFFSET) return farPage(query, order)
  const filter = sql`${inRange(price)} and ${withTraits(traits)}`
  const passed = axis === 'price' ? filter : passing(filter)
  const scan = (condition: RawBuilder<unknown>) => sql`
    select id from products where ${isInCategory(categoryFilter)} and ${condition} order by ${order} ${windowOf({ limit, offset })}`
  if (isPlain) return scan(sql`true`)
  const there = sql`${passed} and ${isThere(offset, traits)}`
  const hasPrice = price.minKobo !== null || price.maxKobo !== null
  if (!hasPrice || axis === 'price') return scan(there)
  return sql`(${pageOfFew(query, order)}) union all (${scan(sql`${there} and not ${isFew}`)})`
}

/** In a price range with no more than these all are read and sorted, as a scan in another order would meet one in thousands. */
const FEW = sql.lit(1_000)

const isFew = sql`((select coalesce(sum(products), 0) from counted) <= ${FEW})`

/** Found along the index of prices: the order and the limit leave PostgreSQL no other way. */
const pageOfFew = (
  { categoryFilter, price, traits, limit, offset }: CategoryPageQuery,
  order: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select id from products where id = any (array(
    select id from products where ${isInCategory(categoryFilter)} and ${inRange(price)} and ${withTraits(traits)} and ${isFew}
    order by base_price_kobo, id limit ${FEW}))
  order by ${order} ${windowOf({ limit, offset })}`

/**
 * WIN-45: a brand has few goods beside the market, so all of its own on the shelf are read from its index and sorted. Gathered
 * first, as PostgreSQL would otherwise scan the whole shelf in the order of the page for a brand that it takes for common.
 */
const pageOfBrand = (
  { categoryFilter, price, traits, limit, offset }: CategoryPageQuery,
  order: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  with of_brand as materialized (
    select id, base_price_kobo, sales, created_at from products
    where ${isInCategory(categoryFilter)} and ${inRange(price)} and ${withTraits(traits)}
  )
  select id from of_brand order by ${order} ${windowOf({ limit, offset })}`

/** Skips the scan when the counts say that there is no such page. */
const isThere = (offset: number, traits: number[] | null): RawBuilder<unknown> => sql`
  (select coalesce(sum(products), 0) from counted where ${withTraits(traits)}) > ${offset}::bigint`

/**
 * Scans in the order of the page and skips what does not match. Wrapped, as PostgreSQL would otherwise compare other plans
 * for each price, and planning takes longer than any of them.
 */
const passing = (filter: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce(${filter}, false)`

/**
 * Written so that every page has the same plan: if PostgreSQL sees the limit, it makes a new plan for it each time, which
 * takes as long as the rest of the statement.
 */
const windowOf = ({ limit, offset }: PageWindow): RawBuilder<unknown> =>
  offset === 0 ? limitTo(limit) : sql`${limitTo(limit)} offset (select ${offset}::bigint)`

/** A literal only for the usual page size, as every other text would be another prepared statement. */
const limitTo = (limit: number): RawBuilder<unknown> =>
  limit === PAGE_SIZE ? sql`limit ${sql.lit(limit)}` : sql`limit (select ${limit}::bigint)`

/** Skips whole steps by their counts, then scans the rest. */
function farPage(
  { categoryFilter, sort, limit, offset }: CategoryPageQuery,
  order: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { axis, key, isFalling, begin, end } = ORDERS[sort]
  const direction = isFalling ? sql`desc` : sql`asc`
  const isPast = isFalling ? sql`<` : sql`>=`
  return sql`
    with steps as (
      select step, sum(products)::integer as products from shelf_counts
      where ${onShelves(listShelfNames(categoryFilter))} and axis = ${sql.lit(axis)} group by step having sum(products) > 0
    ), start as (
      select begin, skipped from (
        select ${begin} as begin, sum(products) over (order by step ${direction}) - products as skipped from steps
      ) as run
      where skipped <= (select ${offset}::bigint) order by skipped desc limit 1
    )
    select id from products
    where ${isInCategory(categoryFilter)} and ${key} ${isPast} coalesce((select begin from start), ${end})
    order by ${order} ${limitTo(limit)} offset greatest(0, (select ${offset}::bigint) - coalesce((select skipped from start), 0))`
}
