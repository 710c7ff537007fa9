import type { Facets } from '@ahia/contracts/catalog'
import type { Kobo } from '@ahia/money/kobo'
import type { Category } from '@ahia/reference/categories'
import type { Sort } from '@ahia/reference/sorts'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#tables.ts'
import type { ShelfTally, TraitTally } from './facets.rules.ts'
import { card } from './product-card.sql.ts'
import { type Shelf, shelfNames, shelvesWithin } from './shelf.rules.ts'

export type PriceRange = { minKobo: Kobo | null; maxKobo: Kobo | null }
export type Window = { limit: number; offset: number }

export type ShelfQuestion = Window & {
  shelf: Shelf
  price: PriceRange
  /** The numbers of `products.traits` that fit; null when all do. */
  traits: number[] | null
  sort: Sort
}

export type ShelfAnswer = {
  /** JSON of the cards on the page. */
  products: string
  traits: TraitTally
  within: ShelfTally
  priceSpan: Facets['price']
}

/** From here on the steps of `shelf_counts` are asked where a page begins; before, walking there costs less. */
const FAR_OFFSET = 600

// Every order ends in the id, so that no two products share a place; the far end of the same index is the other way.
const ORDERS = {
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

/**
 * One page of a shelf and all its counts, in one statement whose cost does not grow with the market: the page is read
 * from an index in its order, the counts are sums over `shelf_counts`.
 */
export async function readShelf(reader: Reader, question: ShelfQuestion): Promise<ShelfAnswer> {
  const { key, isFalling } = ORDERS[question.sort]
  const order = isFalling ? sql`p.${key} desc, p.id desc` : sql`p.${key}, p.id`
  const { rows } = await sql<ShelfAnswer>`
    select
      (select coalesce(json_agg(${card} order by ${order}), '[]')::text
       from products p join shop_cards s on s.id = p.shop_id
       where p.id = any (array(${pageOf(question)}))) as products,
      (select coalesce(json_agg(tally), '[]') from (${traitTally(question)}) as tally) as traits,
      (select coalesce(json_agg(tally), '[]') from (${tallyWithin(question)}) as tally) as within,
      (${priceSpan(question.shelf)}) as "priceSpan"`.execute(reader)
  const [row] = rows
  if (!row) throw new Error('A select without a table gave no row')
  return row
}

function pageOf(question: ShelfQuestion): RawBuilder<unknown> {
  const { shelf, price, traits, sort, limit, offset } = question
  const { key, isFalling } = ORDERS[sort]
  const order = isFalling ? sql`${key} desc, id desc` : sql`${key}, id`
  const where = sql`${onShelf(shelf)} and ${inRange(price)} and ${withTraits(traits)}`
  const isPlain = traits === null && price.minKobo === null && price.maxKobo === null
  if (offset < FAR_OFFSET || !isPlain)
    return sql`select id from products where ${where} order by ${order} ${windowOf({ limit, offset })}`
  return farPage(question, { where, order })
}

/**
 * The first page is written out: not knowing how many rows are wanted, PostgreSQL thinks of a tenth of the table, and
 * plans such a statement anew each time, which takes as long as the rest of it.
 */
const windowOf = ({ limit, offset }: Window): RawBuilder<unknown> =>
  offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${limit} offset ${offset}`

/** Skips whole steps by their counts, then walks the rest of the way. */
function farPage(
  { shelf, sort, limit, offset }: ShelfQuestion,
  { where, order }: { where: RawBuilder<unknown>; order: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const { axis, key, isFalling, begin, end } = ORDERS[sort]
  const direction = isFalling ? sql`desc` : sql`asc`
  const isPast = isFalling ? sql`<` : sql`>=`
  return sql`
    with steps as (
      select step, sum(products)::integer as products from shelf_counts
      where ${onShelves(shelfNames(shelf))} and axis = ${axis} group by step having sum(products) > 0
    ), start as (
      select begin, skipped from (
        select ${begin} as begin, sum(products) over (order by step ${direction}) - products as skipped from steps
      ) as run
      where skipped <= ${offset} order by skipped desc limit 1
    )
    select id from products
    where ${where} and ${key} ${isPast} coalesce((select begin from start), ${end})
    order by ${order} limit ${limit} offset greatest(0, ${offset} - coalesce((select skipped from start), 0))`
}

function traitTally({ shelf, price }: ShelfQuestion): RawBuilder<unknown> {
  return sql`
    select traits, sum(products)::integer as products
    from (${countedOnShelf(shelf, price)}) as counted group by traits`
}

/** Steps that lie inside the price range are added up; of the two at its ends the products themselves are counted. */
function countedOnShelf(shelf: Shelf, { minKobo, maxKobo }: PriceRange): RawBuilder<unknown> {
  const names = onShelves(shelfNames(shelf))
  if (minKobo === null && maxKobo === null)
    return sql`select traits, products from shelf_counts where ${names} and axis = 'all'`
  return sql`
    select traits, products from shelf_counts
    where ${names} and axis = 'price-traits' and ${wholeSteps({ minKobo, maxKobo })}
    ${unionAll(brokenSteps({ minKobo, maxKobo }), (step) => sql`select traits, 1 from products where ${onShelf(shelf)} and ${step}`)}`
}

function tallyWithin({ shelf, price, traits }: ShelfQuestion): RawBuilder<unknown> {
  const names = shelvesWithin(shelf)
  const { minKobo, maxKobo } = price
  const hasPrice = minKobo !== null || maxKobo !== null
  const counts = (axis: string, steps: RawBuilder<unknown>) => sql`
    select split_part(shelf, '/', 1) as category, nullif(substr(shelf, strpos(shelf || '/', '/') + 1), '') as key, products
    from shelf_counts where shelf = any (${names}) and axis = ${axis} and ${steps} and ${withTraits(traits)}`
  const counted = hasPrice
    ? sql`
        ${counts(traits === null ? 'price' : 'price-traits', wholeSteps(price))}
        ${unionAll(
          brokenSteps(price),
          (step) => sql`
            select category, ${shelf.categories.length === 0 ? sql`null` : sql`subcategory_key`}, 1 from products
            where ${onShelf({ ...shelf, subcategoryKey: null })} and ${step} and ${withTraits(traits)}`,
        )}`
    : counts('all', sql`true`)
  return sql`
    select category, key as "subcategoryKey", sum(products)::integer as products
    from (${counted}) as counted group by category, key having sum(products) > 0
    order by sum(products) desc, key`
}

const priceSpan = (shelf: Shelf): RawBuilder<unknown> => sql`
  select json_build_object('min', naira(least), 'max', naira(most)) from (
    select min(base_price_kobo) as least, max(base_price_kobo) as most from products where ${onShelf(shelf)}
  ) as span where least is not null`

function onShelf({ categories, subcategoryKey }: Shelf): RawBuilder<unknown> {
  const place = sql`is_visible and ${subcategoryKey === null ? sql`true` : sql`subcategory_key = ${subcategoryKey}`}`
  const [category, ...others] = categories
  // One is compared as one: only so is the index read in its order.
  if (category !== undefined && others.length === 0) return sql`category = ${category} and ${place}`
  const isEverything = category === undefined && subcategoryKey === null
  return isEverything ? place : sql`category = any (${categories satisfies Category[]}) and ${place}`
}

const onShelves = (names: string[]): RawBuilder<unknown> =>
  names.length === 1 ? sql`shelf = ${names[0]}` : sql`shelf = any (${names})`

export const withTraits = (traits: number[] | null): RawBuilder<unknown> =>
  traits === null ? sql`true` : sql`traits = any (${traits}::smallint[])`

export function inRange({ minKobo, maxKobo }: PriceRange): RawBuilder<unknown> {
  const from = minKobo === null ? sql`true` : sql`base_price_kobo >= ${minKobo}`
  return maxKobo === null ? from : sql`${from} and base_price_kobo <= ${maxKobo}`
}

function wholeSteps({ minKobo, maxKobo }: PriceRange): RawBuilder<unknown> {
  const from = minKobo === null ? sql`true` : sql`step >= ${minKobo}`
  return maxKobo === null ? from : sql`${from} and step < step_of(${maxKobo})`
}

/** The prices at either end that fill no whole step, apart from each other so that each is one walk along the index. */
function brokenSteps({ minKobo, maxKobo }: PriceRange): RawBuilder<unknown>[] {
  const price = sql`base_price_kobo`
  if (maxKobo === null) return [sql`${price} >= ${minKobo} and ${price} < next_step(${minKobo})`]
  if (minKobo === null) return [sql`${price} >= step_of(${maxKobo}) and ${price} <= ${maxKobo}`]
  return [
    sql`${price} >= ${minKobo} and ${price} < least(next_step(${minKobo}), ${maxKobo}::bigint + 1)`,
    sql`${price} >= greatest(step_of(${maxKobo}), next_step(${minKobo})) and ${price} <= ${maxKobo}`,
  ]
}

const unionAll = (
  parts: RawBuilder<unknown>[],
  select: (part: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql.join(
    parts.map((part) => sql`union all ${select(part)}`),
    sql` `,
  )
