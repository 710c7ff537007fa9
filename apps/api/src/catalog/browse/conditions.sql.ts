import type { Kobo } from '@ahia/money/kobo'
import type { Category } from '@ahia/reference/categories'
import { type RawBuilder, sql } from 'kysely'
import type { CategoryFilter } from './category-filter.rules.ts'

// Conditions on `products` and `shelf_counts`.

export type PriceRange = { minKobo: Kobo | null; maxKobo: Kobo | null }

export function isInCategory({ categories, subcategoryKey, brandKey }: CategoryFilter): RawBuilder<unknown> {
  const place = sql`is_visible and ${ofBrand(brandKey)} and ${subcategoryKey === null ? sql`true` : sql`subcategory_key = ${subcategoryKey}`}`
  const [category, ...others] = categories
  // A single value is compared with =, as only then is the index read in its order.
  if (category !== undefined && others.length === 0) return sql`category = ${category} and ${place}`
  const isEverything = category === undefined && subcategoryKey === null
  return isEverything ? place : sql`category = any (${categories satisfies Category[]}) and ${place}`
}

/** Written as the index of brands has it. */
export const ofBrand = (brandKey: string | null): RawBuilder<unknown> =>
  brandKey === null ? sql`true` : sql`lower(brand) = ${brandKey}`

export const onShelves = (names: string[]): RawBuilder<unknown> =>
  names.length === 1 ? sql`shelf = ${names[0]}` : sql`shelf = any (${names})`

export const withTraits = (traits: number[] | null): RawBuilder<unknown> =>
  traits === null ? sql`true` : sql`traits = any (${traits}::smallint[])`

export function inRange({ minKobo, maxKobo }: PriceRange): RawBuilder<unknown> {
  const from = minKobo === null ? sql`true` : sql`base_price_kobo >= ${minKobo}`
  return maxKobo === null ? from : sql`${from} and base_price_kobo <= ${maxKobo}`
}

export function wholeSteps({ minKobo, maxKobo }: PriceRange): RawBuilder<unknown> {
  const from = minKobo === null ? sql`true` : sql`step >= ${minKobo}`
  return maxKobo === null ? from : sql`${from} and step < step_of(${maxKobo})`
}

/** The partial steps at both ends of the price range, as two conditions so that each is one index scan. */
export function brokenSteps({ minKobo, maxKobo }: PriceRange): RawBuilder<unknown>[] {
  const price = sql`base_price_kobo`
  if (maxKobo === null) return [sql`${price} >= ${minKobo} and ${price} < next_step(${minKobo})`]
  if (minKobo === null) return [sql`${price} >= step_of(${maxKobo}) and ${price} <= ${maxKobo}`]
  return [
    sql`${price} >= ${minKobo} and ${price} < least(next_step(${minKobo}), ${maxKobo}::bigint + 1)`,
    sql`${price} >= greatest(step_of(${maxKobo}), next_step(${minKobo})) and ${price} <= ${maxKobo}`,
  ]
}
