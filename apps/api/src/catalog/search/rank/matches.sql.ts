import type { Facets } from '@ahia/contracts/catalog'
import type { ShopId } from '@ahia/contracts/ids'
import { BRANDS_OFFERED } from '@ahia/contracts/limits'
import type { Sort } from '@ahia/reference/sorts'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#tables.ts'
import type { CategoryFilter } from '../../browse/category-filter.rules.ts'
import { inRange, ofBrand, type PriceRange, withTraits } from '../../browse/conditions.sql.ts'
import type { BrandCounts } from '../../browse/facets.rules.ts'
import { orderBy, type PageWindow } from '../../browse/page.sql.ts'
import { card } from '../../product-card.sql.ts'
import type { MatchGroup } from './facet-counts.rules.ts'

/** The words of a search in three forms, as to_tsquery syntax; `SearchQuery` says what each is. */
export type Tsqueries = { asTyped: string; withSynonyms: string; forRank: string }

export type MatchFilters = CategoryFilter & { price: PriceRange; traits: number[] | null }

export type MatchPage = PageWindow & { filters: MatchFilters; sort: Sort | null }
export type MatchAnswer = {
  products: string
  groups: MatchGroup[]
  brands: BrandCounts
  priceSpan: Facets['price']
}
/** `namedAsTyped`: how many have the words, as typed, in their name. */
export type SelectedMatches = MatchAnswer & { namedAsTyped: number }

/** More matches than this are not ranked but scanned, best sellers first. */
export const MANY_MATCHES = 2_000
/** With this many matches in the name, other places and synonyms are not searched. */
const ENOUGH_MATCHES = 500

/** Ranks are rounded to this many steps, so that stock and sales decide between products that fit about equally. */
const RANK_STEPS = 20
/** Weights D to A: unused, subtitle and choices, shop and shelf, name. */
const WEIGHTS = sql`'{0, 0.2, 0.4, 1}'::real[]`

// Matches in the name first, then by rank, in stock before sold out, then by sales.
const RELEVANCE = sql`in_name desc, rank desc, stock > 0 desc, sales desc, id desc`

type MatchesQuery = { tsqueries: Tsqueries | null; shopId: ShopId | null }

/**
 * All matches with their counts and one page of them, in one statement. Matches in the name come first; other places and
 * synonyms are searched only when there are few. Collects little more than MANY_MATCHES; beyond that see `many-matches.sql.ts`.
 */
export async function selectMatches(
  reader: Reader,
  { tsqueries, shopId }: MatchesQuery,
  { filters, sort, limit, offset }: MatchPage,
): Promise<SelectedMatches> {
  const columns = sql`id, category, subcategory_key, brand, traits, base_price_kobo, stock, sales, created_at,
    ${tsqueries ? rankBy(tsqueries.forRank) : sql`0`} as rank, ${tsqueries ? nameMatchesByFilter(tsqueries.forRank) : sql`false`} as in_name`
  const elsewhere = tsqueries
    ? sql`union all (
        select ${columns} from products
        where (select count(*) < ${ENOUGH_MATCHES} from named_as_typed)
          and ${isVisibleIn(shopId)} and ${matchesByIndex(tsqueries.withSynonyms)} and not ${nameMatchesByFilter(tsqueries.asTyped)}
        limit ${MANY_MATCHES + 1})`
    : sql``
  const { rows } = await sql<SelectedMatches>`
    with named_as_typed as materialized (
      select ${columns} from products
      where ${isVisibleIn(shopId)} and ${tsqueries ? nameMatchesByIndex(tsqueries.asTyped) : sql`true`} limit ${MANY_MATCHES + 1}
    ), matched as materialized (
      select * from named_as_typed ${elsewhere}
    ), page as (
      select id, row_number() over (order by ${sort === null ? RELEVANCE : orderBy(sort)}) as place
      from matched where ${passesFilters(filters)} order by place limit ${limit} offset ${offset}
    )
    select
      (select coalesce(json_agg(${card} order by page.place), '[]')::text
       from page join products p on p.id = page.id join shop_cards s on s.id = p.shop_id) as products,
      (select coalesce(json_agg(g), '[]') from (${groupsOf(filters)}) as g) as groups,
      (select coalesce(json_agg(b), '[]') from (${brandsOfMatched(filters)}) as b) as brands,
      (select count(*)::integer from named_as_typed) as "namedAsTyped",
      (${spanOfMatched}) as "priceSpan"`.execute(reader)
  const [row] = rows
  if (!row) throw new Error('A statement that always returns a row returned none')
  return row
}

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

const rankBy = (tsquery: string): RawBuilder<unknown> =>
  sql`round(ts_rank(${WEIGHTS}, ranked_words, ${parsedOnce(tsquery)}) * ${RANK_STEPS}::real)`

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
  const shelf = others.length === 0 ? sql`category = ${category}` : sql`category = any (${categories})`
  return sql.join(
    [
      ...(category === undefined ? [] : [shelf]),
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
