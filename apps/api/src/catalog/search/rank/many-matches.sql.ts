import type { Facets } from '@ahia/contracts/catalog'
import type { ShopId } from '@ahia/contracts/ids'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#tables.ts'
import type { BrandCounts } from '../../browse/facets.rules.ts'
import { orderBy } from '../../browse/page.sql.ts'
import { card } from '../../product-card.sql.ts'
import {
  brandsOfMatched,
  groupsOf,
  isVisibleIn,
  type MatchFilters,
  type MatchPage,
  matchesByFilter,
  matchesByIndex,
  nameMatchesByFilter,
  nameMatchesByIndex,
  parsedOnce,
  passesFilters,
  spanOfMatched,
} from '../match-conditions.sql.ts'
import { MAX_SCANNED } from '../match-limits.rules.ts'
import type { MatchGroup } from './facet-counts.rules.ts'

/**
 * Words that many products contain: in their name, or anywhere. Of the first, those whose noun matches `headNoun` come
 * first; of the second, those that match `inName`.
 */
export type ManyWords =
  | { in: 'name'; match: string; headNoun: string | null }
  | { in: 'anywhere'; match: string; inName: string }
export type ManyMatchesQuery = { words: ManyWords | null; shopId: ShopId | null }

/** `inName`: the matches with the words in their name. */
export type MatchCounts = { groups: MatchGroup[]; inName: MatchGroup[]; priceSpan: Facets['price'] }

/** The counts of all matches, however many. */
export async function countMatches(
  reader: Reader,
  { words, shopId }: ManyMatchesQuery,
  filters: Pick<MatchFilters, 'price' | 'brandKey'>,
): Promise<MatchCounts> {
  const { rows } = await sql<MatchCounts>`
    with matched as materialized (
      select category, subcategory_key, brand, traits, base_price_kobo,
        ${comesFirst(words) ?? sql`true`} as in_name
      from products where ${isVisibleIn(shopId)} and ${isMatch(words, BY_INDEX)}
    )
    select (select coalesce(json_agg(g), '[]') from (${groupsOf(filters)}) as g) as groups,
      (select coalesce(json_agg(g), '[]') from (${groupsOf(filters, sql`where in_name`)}) as g) as "inName",
      (${spanOfMatched}) as "priceSpan"`.execute(reader)
  const [row] = rows
  if (!row) throw new Error('A statement that always returns a row returned none')
  return row
}

/** The brands of all matches, which depend on more filters than the other counts. */
export async function countBrands(
  reader: Reader,
  { words, shopId }: ManyMatchesQuery,
  filters: MatchFilters,
): Promise<BrandCounts> {
  const { rows } = await sql<BrandCounts[number]>`
    with matched as (select * from products where ${isVisibleIn(shopId)} and ${isMatch(words, BY_INDEX)})
    ${brandsOfMatched(filters)}`.execute(reader)
  return rows
}

/** What comes first (see `ManyWords`), or the rest. */
export type MatchPlace = 'in-name' | 'elsewhere' | 'all'

/** `matches`: how many contain the words, before other filters. */
type PickedPage = MatchPage & { place: MatchPlace; matches: number }

/**
 * Ids of one page. Common words are soon found at the beginning of the index in the page's order; only when they are not, or the
 * page is far back, are all matches collected and sorted. When they are fewer than would be scanned, that is done at once.
 */
export async function pickMatches(
  reader: Reader,
  query: ManyMatchesQuery,
  pick: PickedPage,
): Promise<string[]> {
  if (pick.matches <= MAX_SCANNED) return sortAll(reader, query, pick)
  const scanned = await scanIndex(reader, query, pick)
  return scanned.length === pick.limit ? scanned : sortAll(reader, query, pick)
}

async function scanIndex(reader: Reader, query: ManyMatchesQuery, pick: PickedPage): Promise<string[]> {
  const { sort, limit, offset } = pick
  const order = orderBy(sort ?? 'popular')
  const { rows } = await sql<{ id: string }>`
    select id from (
      select * from products where is_visible order by ${order} limit ${sql.lit(MAX_SCANNED)}
    ) as beginning
    where ${isPicked(query, pick, BY_FILTER)} order by ${order} limit ${limit} offset ${offset}`.execute(
    reader,
  )
  return rows.map(({ id }) => id)
}

async function sortAll(reader: Reader, query: ManyMatchesQuery, pick: PickedPage): Promise<string[]> {
  const { sort, limit, offset } = pick
  const { rows } = await sql<{ id: string }>`
    with matched as materialized (
      select id, created_at, sales, base_price_kobo from products where ${isPicked(query, pick, BY_INDEX)}
    )
    select id from matched order by ${orderBy(sort ?? 'popular')} limit ${limit} offset ${offset}`.execute(
    reader,
  )
  return rows.map(({ id }) => id)
}

/** The same conditions for rows found by an index, and for rows that are filtered one by one. */
type Matching = { matches: typeof matchesByIndex; nameMatches: typeof nameMatchesByIndex }
const BY_INDEX: Matching = { matches: matchesByIndex, nameMatches: nameMatchesByIndex }
const BY_FILTER: Matching = { matches: matchesByFilter, nameMatches: nameMatchesByFilter }

function isPicked(
  { words, shopId }: ManyMatchesQuery,
  { filters, place }: PickedPage,
  matching: Matching,
): RawBuilder<unknown> {
  const first = comesFirst(words) ?? sql`true`
  const conditions = {
    'in-name': sql`${isMatch(words, matching)} and ${first}`,
    elsewhere: sql`${isMatch(words, matching)} and not ${first}`,
    all: isMatch(words, matching),
  }
  return sql`${isVisibleIn(shopId)} and ${conditions[place]} and ${passesFilters(filters)}`
}

/** Null where all are alike. */
function comesFirst(words: ManyWords | null): RawBuilder<unknown> | null {
  if (words?.in === 'anywhere') return nameMatchesByFilter(words.inName)
  return words?.headNoun == null ? null : sql`(head_words @@ ${parsedOnce(words.headNoun)})`
}

function isMatch(words: ManyWords | null, matching: Matching): RawBuilder<unknown> {
  if (words === null) return sql`true`
  return words.in === 'name' ? matching.nameMatches(words.match) : matching.matches(words.match)
}

/** JSON of these cards, in this order. */
export async function listCardsJson(reader: Reader, ids: string[]): Promise<string> {
  const { rows } = await sql<{ products: string }>`
    select coalesce(json_agg(${card} order by array_position(${ids}::uuid[], p.id)), '[]')::text as products
    from products p join shop_cards s on s.id = p.shop_id
    where p.id = any (${ids}::uuid[]) and p.is_visible`.execute(reader)
  return rows[0]?.products ?? '[]'
}
