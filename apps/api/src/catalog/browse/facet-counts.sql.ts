import { type RawBuilder, sql } from 'kysely'
import {
  type CategoryFilter,
  listShelfNames,
  listShelvesWithin,
  ofAnyBrand,
} from './category-filter.rules.ts'
import {
  brokenSteps,
  isInCategory,
  onShelves,
  type PriceRange,
  wholeSteps,
  withTraits,
} from './conditions.sql.ts'

type CountQuery = { categoryFilter: CategoryFilter; price: PriceRange; traits: number[] | null }

/** The rows of `counted` by their traits. */
export const traitCounts: RawBuilder<unknown> = sql`
  select traits, sum(products)::integer as products from counted group by traits`

/** Steps that lie inside the price range are added up; of the two at its ends the products themselves are counted. */
export function countedOnShelf(shelf: CategoryFilter, { minKobo, maxKobo }: PriceRange): RawBuilder<unknown> {
  const names = onShelves(listShelfNames(shelf))
  if (minKobo === null && maxKobo === null)
    return sql`select traits, products from shelf_counts where ${names} and axis = 'all'`
  return sql`
    select traits, products from shelf_counts
    where ${names} and axis = 'price-traits' and ${wholeSteps({ minKobo, maxKobo })}
    ${unionAll(brokenSteps({ minKobo, maxKobo }), (step) => sql`select traits, 1 from products where ${isInCategory(shelf)} and ${step}`)}`
}

export function categoryCounts({ categoryFilter, price, traits }: CountQuery): RawBuilder<unknown> {
  const names = listShelvesWithin(categoryFilter)
  if (names.length === 0)
    return sql`select null as category, null as "subcategoryKey", 0 as products where false`
  const { minKobo, maxKobo } = price
  const hasPrice = minKobo !== null || maxKobo !== null
  const counts = (axis: string, steps: RawBuilder<unknown>) => sql`
    select split_part(place, '/', 1) as category, nullif(substr(place, strpos(place || '/', '/') + 1), '') as key, products
    from shelf_counts cross join lateral split_part(shelf, '#', 1) as place where shelf = any (${names}) and axis = ${sql.lit(axis)} and ${steps} and ${withTraits(traits)}`
  const counted = hasPrice
    ? sql`
        ${counts(traits === null ? 'price' : 'price-traits', wholeSteps(price))}
        ${unionAll(
          brokenSteps(price),
          (step) => sql`
            select category, ${categoryFilter.categories.length === 0 ? sql`null` : sql`subcategory_key`}, 1 from products
            where ${isInCategory({ ...categoryFilter, subcategoryKey: null })} and ${step} and ${withTraits(traits)}`,
        )}`
    : counts('all', sql`true`)
  return sql`
    select category, key as "subcategoryKey", sum(products)::integer as products
    from (${counted}) as counted group by category, key having sum(products) > 0
    order by sum(products) desc, key`
}

export const priceSpan = (shelf: CategoryFilter): RawBuilder<unknown> => sql`
  select json_build_object('min', naira(least), 'max', naira(most)) from (
    select min(base_price_kobo) as least, max(base_price_kobo) as most from products where ${isInCategory(ofAnyBrand(shelf))}
  ) as span where least is not null`

export const unionAll = (
  parts: RawBuilder<unknown>[],
  select: (part: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql.join(
    parts.map((part) => sql`union all ${select(part)}`),
    sql` `,
  )
