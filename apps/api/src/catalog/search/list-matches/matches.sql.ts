import type { ShopId } from '@ahia/contracts/ids'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { orderBy } from '../../browse/page.sql.ts'
import { card } from '../../product-card.sql.ts'
import {
  brandsOfMatched,
  groupsOf,
  isVisibleIn,
  type MatchAnswer,
  type MatchPage,
  matchesByIndex,
  nameMatchesByFilter,
  nameMatchesByIndex,
  parsedOnce,
  passesFilters,
  spanOfMatched,
} from '../match-conditions.sql.ts'
import { ENOUGH_NAMED_MATCHES, MANY_MATCHES } from '../match-limits.rules.ts'

/**
 * The words of a list in three forms, as to_tsquery syntax.
 * `asTyped`: products with these in their name are searched first, and alone where there are enough.
 * `withSynonyms`: products with these anywhere are searched too where there are few.
 * `forRank`: orders what was found, by whether the name has these and by how well the product's words fit them.
 */
export type Tsqueries = { asTyped: string; withSynonyms: string; forRank: string }

/** `namedAsTyped`: how many have the words, as typed, in their name. */
export type SelectedMatches = MatchAnswer & { namedAsTyped: number }

/** Ranks are rounded to this many steps, so that stock and sales decide between products that fit about equally. */
const RANK_STEPS = 20
/** Weights D to A: unused, subtitle and choices, shop and subcategory, name. */
const WEIGHTS = sql`'{0, 0.2, 0.4, 1}'::real[]`

// Matches in the name first, then by rank, in stock before sold out, then by sales.
const MATCH_ORDER = sql`in_name desc, rank desc, stock > 0 desc, sales desc, id desc`

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
        where (select count(*) < ${ENOUGH_NAMED_MATCHES} from named_as_typed)
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
      select id, row_number() over (order by ${sort === null ? MATCH_ORDER : orderBy(sort)}) as place
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

const rankBy = (tsquery: string): RawBuilder<unknown> =>
  sql`round(ts_rank(${WEIGHTS}, ranked_words, ${parsedOnce(tsquery)}) * ${RANK_STEPS}::real)`
