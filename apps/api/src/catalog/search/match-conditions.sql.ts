import type { Facets } from '@ahia/contracts/catalog'
import type { ShopId } from '@ahia/contracts/ids'
import { BRANDS_OFFERED } from '@ahia/contracts/limits'
import type { Sort } from '@ahia/reference/sorts'
import { type RawBuilder, sql } from 'kysely'
import type { CategoryFilter } from '../browse/category-filter.rules.ts'
import { inRange, ofBrand, type PriceRange, withTraits } from '../browse/conditions.sql.ts'
import type { BrandCounts } from '../browse/facets.rules.ts'
import type { PageWindow } from '../browse/page.sql.ts'
import type { MatchGroup } from './rank/facet-counts.rules.ts'

/** What is asked of products besides the words. */
export type MatchFilters = CategoryFilter & { price: PriceRange; traits: number[] | null }

/** Which of the matches (products that have the words) to answer with, and in which order. */
export type MatchPage = PageWindow & { filters: MatchFilters; sort: Sort | null }

export type MatchAnswer = {
  /** JSON of the cards of the page. */
  products: string
  groups: MatchGroup[]
  brands: BrandCounts
  priceSpan: Facets['price']
}
/*
 * Words of `products` that conditions look in, as to_tsvector: `words` has all its texts, `name_words` the name,
 * `ranked_words` the summary (name, shop, subcategory, subtitle, choices) by weight, `head_words` the noun of the name
 * (`rank/text-query.rules.ts` says the weights).
 */

/** Lets an index find the rows. */
export const matchesByIndex = (tsquery: string): RawBuilder<unknown> =>
  sql`(words @@ to_tsquery('market', ${tsquery}))`

export const nameMatchesByIndex = (tsquery: string): RawBuilder<unknown> =>
  sql`(name_words @@ to_tsquery('market', ${tsquery}))`

/** For rows that are filtered without an index: the query is parsed once, not for each row. */
export const parsedOnce = (tsquery: string): RawBuilder<unknown> =>
  sql`(select to_tsquery('market', ${tsquery}))`

export const matchesByFilter = (tsquery: string): RawBuilder<unknown> =>
  sql`(words @@ ${parsedOnce(tsquery)})`

export const nameMatchesByFilter = (tsquery: string): RawBuilder<unknown> =>
  sql`(name_words @@ ${parsedOnce(tsquery)})`

/** Of this shop, or of any; only visible products, whose indexes need the condition. */
export const isVisibleIn = (shopId: ShopId | null): RawBuilder<unknown> =>
  shopId === null ? sql`is_visible` : sql`is_visible and shop_id = ${shopId}`

export function passesFilters({
  categories,
  subcategoryKey,
  brandKey,
  price,
  traits,
}: MatchFilters): RawBuilder<unknown> {
  const [category, ...others] = categories
  const ofCategory = others.length === 0 ? sql`category = ${category}` : sql`category = any (${categories})`
  return sql.join(
    [
      ...(category === undefined ? [] : [ofCategory]),
      ...(subcategoryKey === null ? [] : [sql`subcategory_key = ${subcategoryKey}`]),
      ofBrand(brandKey),
      inRange(price),
      withTraits(traits),
    ],
    sql` and `,
  )
}

/** The rows of `matched`, counted by every filter. */
export const groupsOf = (
  { price, brandKey }: Pick<MatchFilters, 'price' | 'brandKey'>,
  where: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> => sql`
  select category, subcategory_key as "subcategoryKey", traits, ${inRange(price)} as "isInRange",
    coalesce(${ofBrand(brandKey)}, false) as "isOfBrand", count(*)::integer as products
  from matched ${where} group by 1, 2, 3, 4, 5`

/** WIN-45: the brands with most of the rows of `matched` that pass the other filters. */
export const brandsOfMatched = (filters: MatchFilters): RawBuilder<unknown> => sql`
  select min(brand) as brand, count(*)::integer as products
  from matched where brand is not null and ${passesFilters({ ...filters, brandKey: null })}
  group by lower(brand) order by 2 desc, 1 limit ${sql.lit(BRANDS_OFFERED)}`

export const spanOfMatched: RawBuilder<unknown> = sql`
  select json_build_object('min', naira(min(base_price_kobo)), 'max', naira(max(base_price_kobo)))
  from matched having count(*) > 0`
