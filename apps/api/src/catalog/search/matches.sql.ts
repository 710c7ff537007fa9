import type { Facets } from '@ahia/contracts/catalog'
import type { ShopId } from '@ahia/contracts/ids'
import type { Category } from '@ahia/reference/categories'
import type { Sort } from '@ahia/reference/sorts'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { card } from '../product-card.sql.ts'
import { inRange, type PriceRange, withTraits } from '../shelf/conditions.sql.ts'
import { orderBy, type Window } from '../shelf/page.sql.ts'
import type { MatchGroup } from './tallies.rules.ts'

/** Words to find, as to_tsquery syntax: as typed, with synonyms, and for ranking. */
export type Words = { plain: string; wide: string; all: string }

type Narrowing = {
  categories: Category[]
  subcategoryKey: string | null
  price: PriceRange
  traits: number[] | null
}

export type MatchPage = Window & { narrowing: Narrowing; sort: Sort | null }
export type MatchAnswer = { products: string; groups: MatchGroup[]; priceSpan: Facets['price'] }
/** `named`: how many have the words, as typed, in their name. */
export type Gathered = MatchAnswer & { named: number }

/** More matches than this are not ranked but scanned, best sellers first. */
export const MANY_MATCHES = 2_000
/** With this many matches in the name, other places and synonyms are not searched. */
const ENOUGH_MATCHES = 500

const TOP_RANK = 20
/** Weights D to A: unused, subtitle and choices, shop and shelf, name. */
const WEIGHTS = sql`'{0, 0.2, 0.4, 1}'::real[]`

// Matches in the name first, then by rank, in stock before sold out, then by sales.
const RELEVANCE = sql`in_name desc, rank desc, stock > 0 desc, sales desc, id desc`

type Question = { words: Words | null; shopId: ShopId | null }

/**
 * All matches with their counts and one page of them, in one statement. Matches in the name come first; other places and
 * synonyms are searched only when there are few. Collects little more than MANY_MATCHES; beyond that see `many-matches.sql.ts`.
 */
export async function gatherMatches(
  reader: Reader,
  { words, shopId }: Question,
  { narrowing, sort, limit, offset }: MatchPage,
): Promise<Gathered> {
  const columns = sql`id, category, subcategory_key, traits, base_price_kobo, stock, sales, created_at,
    ${words ? rankBy(words.all) : sql`0`} as rank, ${words ? nameMatchesByFilter(words.all) : sql`false`} as in_name`
  const wide = words
    ? sql`union all (
        select ${columns} from products
        where (select count(*) < ${ENOUGH_MATCHES} from named)
          and ${isOf(shopId)} and ${matchesByIndex(words.wide)} and not ${nameMatchesByFilter(words.plain)}
        limit ${MANY_MATCHES + 1})`
    : sql``
  const { rows } = await sql<Gathered>`
    with named as materialized (
      select ${columns} from products
      where ${isOf(shopId)} and ${words ? nameMatchesByIndex(words.plain) : sql`true`} limit ${MANY_MATCHES + 1}
    ), matched as materialized (
      select * from named ${wide}
    ), page as (
      select id, row_number() over (order by ${sort === null ? RELEVANCE : orderBy(sort)}) as place
      from matched where ${isNarrow(narrowing)} order by place limit ${limit} offset ${offset}
    )
    select
      (select coalesce(json_agg(${card} order by page.place), '[]')::text
       from page join products p on p.id = page.id join shop_cards s on s.id = p.shop_id) as products,
      (select coalesce(json_agg(g), '[]') from (${groupsOf(narrowing.price)}) as g) as groups,
      (select count(*)::integer from named) as named,
      (${spanOfMatched}) as "priceSpan"`.execute(reader)
  const [row] = rows
  if (!row) throw new Error('A statement that always gives a row gave none')
  return row
}

/** Lets an index find the rows. */
export const matchesByIndex = (words: string): RawBuilder<unknown> =>
  sql`(words @@ to_tsquery('market', ${words}))`

export const nameMatchesByIndex = (words: string): RawBuilder<unknown> =>
  sql`(name_words @@ to_tsquery('market', ${words}))`

/** For rows that are filtered without an index: the query is parsed once, not for each row. */
const readOnce = (words: string): RawBuilder<unknown> => sql`(select to_tsquery('market', ${words}))`

export const matchesByFilter = (words: string): RawBuilder<unknown> => sql`(words @@ ${readOnce(words)})`

export const nameMatchesByFilter = (words: string): RawBuilder<unknown> =>
  sql`(name_words @@ ${readOnce(words)})`

const rankBy = (words: string): RawBuilder<unknown> =>
  sql`round(ts_rank(${WEIGHTS}, ranked_words, ${readOnce(words)}) * ${TOP_RANK}::real)`

export const isOf = (shopId: ShopId | null): RawBuilder<unknown> =>
  shopId === null ? sql`is_visible` : sql`is_visible and shop_id = ${shopId}`

export function isNarrow({ categories, subcategoryKey, price, traits }: Narrowing): RawBuilder<unknown> {
  const [category, ...others] = categories
  const shelf = others.length === 0 ? sql`category = ${category}` : sql`category = any (${categories})`
  return sql.join(
    [
      ...(category === undefined ? [] : [shelf]),
      ...(subcategoryKey === null ? [] : [sql`subcategory_key = ${subcategoryKey}`]),
      inRange(price),
      withTraits(traits),
    ],
    sql` and `,
  )
}

/** The rows of `matched`, counted by every filter. */
export const groupsOf = (price: PriceRange, where: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`
  select category, subcategory_key as "subcategoryKey", traits, ${inRange(price)} as "isInRange",
    count(*)::integer as products
  from matched ${where} group by 1, 2, 3, 4`

export const spanOfMatched: RawBuilder<unknown> = sql`
  select json_build_object('min', naira(min(base_price_kobo)), 'max', naira(max(base_price_kobo)))
  from matched having count(*) > 0`
