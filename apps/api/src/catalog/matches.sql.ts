import type { Facets } from '@ahia/contracts/catalog'
import type { ShopId } from '@ahia/contracts/ids'
import type { Category } from '@ahia/reference/categories'
import type { Sort } from '@ahia/reference/sorts'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#tables.ts'
import type { MatchGroup } from './match-tallies.rules.ts'
import { card } from './product-card.sql.ts'
import { inRange, type PriceRange, type Window, withTraits } from './shelf.sql.ts'

/** Words to find, in the language of to_tsquery: what matches, and what a match is ranked by. */
export type Words = { match: string; all: string }

/** What decides whether a product is a match at all; everything else only narrows the matches down. */
export type MatchQuestion = { words: Words | null; shopId: ShopId | null }

type Narrowing = {
  categories: Category[]
  subcategoryKey: string | null
  price: PriceRange
  traits: number[] | null
}

export type MatchAnswer = { products: string; groups: MatchGroup[]; priceSpan: Facets['price'] }
/** `inName`: those of them that have the words in their name. */
export type MatchCounts = Omit<MatchAnswer, 'products'> & { inName: MatchGroup[] }

/** More than this are not gathered and ranked but walked through, best sold first. */
export const MANY_MATCHES = 2_000

const TOP_RANK = 20
/** Nothing, subtitle and choices, shop and shelf, name. */
const WEIGHTS = sql`'{0, 0.2, 0.4, 1}'::real[]`

// In the name before elsewhere, the better match first, what can be bought before what cannot, then what sells.
const RELEVANCE = sql`in_name desc, rank desc, stock > 0 desc, sales desc, id desc`
const SORTED = {
  newest: sql`created_at desc, id desc`,
  popular: sql`sales desc, id desc`,
  'price-low': sql`base_price_kobo, id`,
  'price-high': sql`base_price_kobo desc, id desc`,
} as const satisfies Record<Sort, RawBuilder<unknown>>

export type MatchPage = Window & { narrowing: Narrowing; sort: Sort | null }

/**
 * All matches with their counts and one page of them, in one statement. Gathers at most one more than MANY_MATCHES:
 * who gets that many asks `countMatches` and `pickMatches` instead.
 */
export async function gatherMatches(
  reader: Reader,
  question: MatchQuestion,
  page: MatchPage,
): Promise<MatchAnswer> {
  const { narrowing, sort, limit, offset } = page
  const { words } = question
  const rank = words
    ? sql`round(ts_rank(${WEIGHTS}, face_words, to_tsquery('market', ${words.all})) * ${TOP_RANK}::real)`
    : sql`0`
  const { rows } = await sql<MatchAnswer>`
    with matched as materialized (
      select id, category, subcategory_key, traits, base_price_kobo, stock, sales, created_at,
        ${rank} as rank, ${inName(question)} as in_name
      from products where ${isMatch(question)} limit ${MANY_MATCHES + 1}
    ), page as (
      select id, row_number() over (order by ${sort === null ? RELEVANCE : SORTED[sort]}) as place
      from matched where ${isNarrow(narrowing)} order by place limit ${limit} offset ${offset}
    )
    select
      (select coalesce(json_agg(${card} order by page.place), '[]')::text
       from page join products p on p.id = page.id join shop_cards s on s.id = p.shop_id) as products,
      (select coalesce(json_agg(g), '[]') from (${groups(narrowing.price)}) as g) as groups,
      (${span(sql`matched`)}) as "priceSpan"`.execute(reader)
  return first(rows)
}

/** The counts of all matches, however many. */
export async function countMatches(
  reader: Reader,
  question: MatchQuestion,
  price: PriceRange,
): Promise<MatchCounts> {
  const { rows } = await sql<MatchCounts>`
    with matched as materialized (
      select category, subcategory_key, traits, base_price_kobo, ${inName(question)} as in_name
      from products where ${isMatch(question)}
    )
    select (select coalesce(json_agg(g), '[]') from (${groups(price)}) as g) as groups,
      (select coalesce(json_agg(g), '[]') from (${groups(price, sql`where in_name`)}) as g) as "inName",
      (${span(sql`matched`)}) as "priceSpan"`.execute(reader)
  return first(rows)
}

/** Which of the many: those with the words in their name, or the others. */
export type Tier = 'in-name' | 'elsewhere' | 'all'

type Pick = MatchPage & { tier: Tier; isRare: boolean }

/**
 * Ids of one page. Rare ones are gathered by their words and sorted; of those that are everywhere an index is walked in
 * the order of the page, taking what fits until the page is full.
 */
export async function pickMatches(
  reader: Reader,
  question: MatchQuestion,
  { narrowing, sort, limit, offset, tier, isRare }: Pick,
): Promise<string[]> {
  const tiers = { 'in-name': inName(question), elsewhere: sql`not (${inName(question)})`, all: sql`true` }
  const order = SORTED[sort ?? 'popular']
  const where = sql`${isMatch(question)} and ${tiers[tier]} and ${isNarrow(narrowing)}`
  // 'is true' keeps the planner from gathering: it cannot know how common the words are.
  const { rows } = await (isRare
    ? sql<{ id: string }>`
        with gathered as materialized (select id, created_at, sales, base_price_kobo from products where ${where})
        select id from gathered order by ${order} limit ${limit} offset ${offset}`
    : sql<{ id: string }>`
        select id from products where is_visible and (${where}) is true
        order by ${order} limit ${limit} offset ${offset}`
  ).execute(reader)
  return rows.map(({ id }) => id)
}

/** JSON of these cards, in this order. */
export async function listCardsJson(reader: Reader, ids: string[]): Promise<string> {
  const { rows } = await sql<{ products: string }>`
    select coalesce(json_agg(${card} order by array_position(${ids}::uuid[], p.id)), '[]')::text as products
    from products p join shop_cards s on s.id = p.shop_id where p.id = any (${ids}::uuid[])`.execute(reader)
  return first(rows).products
}

const inName = ({ words }: MatchQuestion): RawBuilder<unknown> =>
  words ? sql`name_words @@ to_tsquery('market', ${words.all})` : sql`false`

function isMatch({ words, shopId }: MatchQuestion): RawBuilder<unknown> {
  const found = words ? sql`words @@ to_tsquery('market', ${words.match})` : sql`true`
  return sql`is_visible and ${found} and ${shopId === null ? sql`true` : sql`shop_id = ${shopId}`}`
}

function isNarrow({ categories, subcategoryKey, price, traits }: Narrowing): RawBuilder<unknown> {
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

const groups = (price: PriceRange, where = sql``) => sql`
  select category, subcategory_key as "subcategoryKey", traits, ${inRange(price)} as "isInRange",
    count(*)::integer as products
  from matched ${where} group by 1, 2, 3, 4`

const span = (from: RawBuilder<unknown>) => sql`
  select json_build_object('min', naira(min(base_price_kobo)), 'max', naira(max(base_price_kobo)))
  from ${from} having count(*) > 0`

function first<Row>([row]: Row[]): Row {
  if (!row) throw new Error('A statement that always gives a row gave none')
  return row
}
