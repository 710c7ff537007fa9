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
import { ENOUGH_NAMED_CANDIDATES, MAX_CANDIDATES } from '../match-limits.rules.ts'
import { columnsOf, inName, sumOf } from './candidate-columns.sql.ts'
import {
  type AttributeQuery,
  type CandidateQuery,
  type MatchTier,
  type Subcategory,
  TIERS,
} from './candidate-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'

export type RankedProducts = MatchAnswer & {
  /** How many were ranked. */
  candidates: number
  /** The tier of the first query; null when it has no match. */
  tier: MatchTier | null
  /** How many queries found products of the type that they name, and how many found any. */
  typeQueries: number
  matchedQueries: number
  /** Whether a product has all terms, as typed, in its name. */
  hasAllTermsInName: boolean
  /** Whether the head noun of a product's name is the query's. */
  hasHeadNoun: boolean
  /** Whether the products have every attribute that the query names. */
  hasAllAttributes: boolean
}

/** Of products with only some of the terms, those are shown whose score is this share of the best. */
const CLOSE = 0.8
/** And no more than these: the rest is noise. */
const MOST_CLOSE = 3
/** Of a subcategory only the best sold are ranked. */
export const SUBCATEGORY_CANDIDATES = 300

type CandidateRequest = {
  queries: readonly CandidateQuery[]
  attributeQuery: AttributeQuery
  shopId: ShopId | null
  /** Products with most of these in their name come first. */
  boostTerms: readonly string[]
  /** Queries without a match of this tier or a better one are left out. */
  lowestTier: MatchTier
  /** Whether the queries are products of one list: of each, what is in the category of the others is meant. */
  isList: boolean
  /** Whether only some of the terms must match, so that the nearest few products are enough. */
  isClose: boolean
}

/**
 * FIND-02: the best matches of each query, in one statement, from one table expression to the next. `candidate-columns.sql.ts`
 * says what the columns are that every candidate has; `query_at` is the query's place among the queries.
 * - `named_0`, …: of each query with a text, products with its terms as typed in their name.
 * - `candidates`: these; others that match where they are few; the best sold of subcategories and broad terms.
 * - `tiered`: adds `effective_tier`: the tier, but a name with all terms as typed counts as the product type where no product
 *   has the head noun as typed. In a list it is the tier.
 * - `ranked`: without what is for another wearer; adds `fit_rank`, the place by FIT among the candidates of its query.
 * - `best`: those that fit best (`fit_rank` 1), with the best score and grade of their query.
 * - `listed`: adds whether the category is one that several products of a list have.
 * - `near`: without what has only a synonym of the head noun, a worse grade, or a much lower score than the best.
 * - `kept`: of each query, what is in the named subcategory or shared category where anything is; adds `query_rank`, the place
 *   by CANDIDATE_ORDER among the products of its query.
 * - `matched`: each product once, where it comes first; only a few where the answer is only close.
 * - `page`: those of them that pass the filters, in their order on the page.
 */
export async function selectRanked(
  reader: Reader,
  { queries, attributeQuery, shopId, boostTerms, lowestTier, isList, isClose }: CandidateRequest,
  { filters, sort, limit, offset }: MatchPage,
): Promise<RankedProducts> {
  const each = queries.map((query, at) => candidatesOf(query, at, { attributeQuery, shopId, boostTerms }))
  const { rows } = await sql<Omit<RankedProducts, 'tier'> & { tier: number | null }>`
    with ${sql.join([
      ...each.flatMap(({ ctes }) => ctes),
      sql`candidates as materialized (${sql.join(
        each.map(({ rows }) => rows),
        sql` union all `,
      )})`,
    ])},
    tiered as materialized (
      select *, ${isList ? sql`tier` : sql`case when tier = 1 and has_all_terms and not bool_or(is_head_as_typed and tier = 0) over (partition by query_at) then 0 else tier end`} as effective_tier,
        bool_or(tier <= 1 and other_wearer_count > 0) over (partition by query_at) as has_other_wearer
      from candidates
    ),
    ranked as (
      select *, dense_rank() over (partition by query_at order by ${FIT(attributeQuery)}) as fit_rank
      from tiered where other_wearer_count = 0 and (effective_tier <= 1 or not has_other_wearer)
    ),
    best as (
      select *, bool_or(is_head_as_typed) over by_query as has_head_as_typed, max(score) over by_query as most_score, min(grade) over by_query as best_grade,
        bool_or(is_head_as_typed) over (partition by query_at, subcategory_key) as has_head_as_typed_in_subcategory
      from ranked where fit_rank = 1 and effective_tier <= ${sql.lit(TIERS.indexOf(lowestTier))}
      window by_query as (partition by query_at)
    ),
    listed as (
      select *, ${isList ? sql`category in (select category from best group by category having count(distinct query_at) > 1)` : sql`true`} as in_shared_category
      from best
    ),
    near as (
      select *, bool_or(in_shared_category) over (partition by query_at) as has_shared_category, bool_or(in_named_subcategory) over (partition by query_at) as has_named_subcategory,
        bool_or(in_named_subcategory) over (partition by query_at, category) as has_named_subcategory_in_category
      from listed
      where (is_head_as_typed or in_named_subcategory or not has_head_as_typed or (has_head_as_typed_in_subcategory and not is_phrase))
        and (category <> 'PET' or for_pets or not ${sql.lit(isClose)})
        and grade = best_grade and score >= greatest(most_score * ${sql.lit(CLOSE)}, ${sql.lit(leastScore(queries))})
    ),
    kept as materialized (
      select *, row_number() over (partition by query_at order by ${CANDIDATE_ORDER}) as query_rank
      from near where (in_named_subcategory or has_named_subcategory_in_category or not has_named_subcategory) and (in_shared_category or not has_shared_category)
    ),
    matched as materialized (
      select distinct on (id) * from kept where ${isClose ? sql`query_rank <= ${sql.lit(MOST_CLOSE)}` : sql`true`} order by id, query_rank, query_at
    ),
    page as (
      select id, row_number() over (order by ${sort === null ? sql`query_rank, query_at, id` : orderBy(sort)}) as place
      from matched where ${passesFilters(filters)} order by place limit ${limit} offset ${offset}
    )
    select
      (select coalesce(json_agg(${card} order by page.place), '[]')::text
       from page join products p on p.id = page.id join shop_cards s on s.id = p.shop_id) as products,
      (select coalesce(json_agg(g), '[]') from (${groupsOf(filters)}) as g) as groups,
      (select coalesce(json_agg(b), '[]') from (${brandsOfMatched(filters)}) as b) as brands,
      (select count(*)::integer from candidates) as candidates,
      (select min(effective_tier) from kept where query_at = 0) as tier,
      (select count(distinct query_at) filter (where effective_tier = 0)::integer from kept) as "typeQueries",
      (select count(distinct query_at)::integer from kept) as "matchedQueries",
      (select coalesce(bool_or(has_all_terms), false) from kept) as "hasAllTermsInName",
      (select coalesce(bool_or(tier = 0), false) from kept) as "hasHeadNoun",
      (select coalesce(min(attribute_count), 0) >= ${sql.lit(countOf(attributeQuery))} and coalesce(max(unwanted_count), 0) = 0 from kept) as "hasAllAttributes",
      (${spanOfMatched}) as "priceSpan"`.execute(reader)
  const [row] = rows
  if (!row) throw new Error('A statement that always gives a row gave none')
  return { ...row, tier: row.tier === null ? null : (TIERS[row.tier] ?? null) }
}

/** Products with less than half of the terms are not close at all. */
const leastScore = (queries: readonly CandidateQuery[]): number =>
  Math.max(0, ...queries.map(({ text }) => sumOfWeights(text?.weightedTerms ?? []) / 2))

const sumOfWeights = (some: TextQuery['weightedTerms']): number =>
  some.reduce((sum, { weight }) => sum + weight, 0)

const countOf = ({ attributes, state }: AttributeQuery): number =>
  attributes.length + (state === null ? 0 : 1)

/** What a product must share with the best to be shown: its tier and its attributes. */
const FIT = (query: AttributeQuery): RawBuilder<unknown> => sql`
  not (effective_tier <= 1 and attribute_count = ${sql.lit(countOf(query))}), effective_tier <= 1 and denies_excluded desc,
  ${sql.lit(query.wearer?.isChild === true)} and for_wearer = 0, effective_tier, category = 'PET' and not for_pets, unwanted_count,
  attribute_count desc, optional_term_count desc, denies_excluded desc`

/** All typed terms in the name first, then the head noun as typed; of those alike, what is in stock and sells. */
const CANDIDATE_ORDER = sql`boost desc, score desc, has_all_terms desc, is_head_as_typed desc, for_wearer desc, in_named_subcategory desc, starts_with_term desc, level, in_name desc, stock > 0 desc, sales desc, id desc`

type Candidates = { ctes: RawBuilder<unknown>[]; rows: RawBuilder<unknown> }

function candidatesOf(
  query: CandidateQuery,
  at: number,
  rest: Pick<CandidateRequest, 'attributeQuery' | 'shopId' | 'boostTerms'>,
): Candidates {
  const { text, subcategories, headNouns, excludedTerms } = query
  const { attributeQuery, shopId, boostTerms } = rest
  const columnsIf = (inNamedSubcategory: RawBuilder<unknown>) =>
    sql`${columnsOf(text, at, attributeQuery)}, ${inNamedSubcategory} as in_named_subcategory, ${sumOf(boostTerms.map(inName))} as boost`
  const columns = columnsIf(
    text?.subcategoryName == null ? sql`false` : sql`ranked_words @@ ${parsedOnce(text.subcategoryName)}`,
  )
  const isWanted = [
    isVisibleIn(shopId),
    ...(excludedTerms === null ? [] : [sql`not (ranked_words @@ ${parsedOnce(excludedTerms)})`]),
  ]
  if (text === null) {
    const from = (rows: RawBuilder<unknown>, inNamedSubcategory: boolean) =>
      sql`(select ${columnsIf(sql.lit(inNamedSubcategory))} from ${rows})`
    const isNoun = headNouns && [
      nameMatchesByIndex(headNouns.allTerms),
      sql`head_words @@ ${parsedOnce(headNouns.headNoun)}`,
    ]
    const isAll = subcategories.length === 0 && headNouns === null
    return {
      ctes: [],
      rows: sql.join(
        [
          ...(isAll ? [from(bestSold(isWanted), false)] : []),
          ...(subcategories.length > 0
            ? [from(bestSoldOf(subcategories, isWanted), headNouns !== null)]
            : []),
          ...(isNoun ? [from(bestSold([...isWanted, ...isNoun]), false)] : []),
        ],
        sql` union all `,
      ),
    }
  }
  const where = allOf([
    ...isWanted,
    ...(headNouns === null ? [] : [sql`head_words @@ ${parsedOnce(headNouns.headNoun)}`]),
    ...(subcategories.length === 0
      ? []
      : [sql`(${sql.join(subcategories.map(isInSubcategory), sql` or `)})`]),
  ])
  const named = sql.ref(`named_${at}`)
  return {
    ctes: [
      sql`${named} as materialized (
        select ${columns} from products
        where ${where} and ${nameMatchesByIndex(text.asTyped)} limit ${sql.lit(MAX_CANDIDATES + 1)})`,
    ],
    rows: sql`(select * from ${named}) union all (
      select ${columns} from products
      where (select count(*) < ${sql.lit(ENOUGH_NAMED_CANDIDATES)} from ${named})
        and ${where} and ${matchesByIndex(text.required)} and not ${nameMatchesByFilter(text.asTyped)}
      limit ${sql.lit(MAX_CANDIDATES + 1)})`,
  }
}

const allOf = (conditions: RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(conditions, sql` and `)

const bestSold = (where: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`(select * from products where ${allOf(where)} order by sales desc, id desc limit ${sql.lit(SUBCATEGORY_CANDIDATES)}) as products`

/** An index has each subcategory by sales, so that the whole market is never read, however many there are. */
function bestSoldOf(
  subcategories: readonly Subcategory[],
  where: RawBuilder<unknown>[],
): RawBuilder<unknown> {
  const [first] = subcategories
  if (first && subcategories.length === 1) return bestSold([...where, isInSubcategory(first)])
  return sql`unnest(${subcategories.map(({ category }) => category)}::text[], ${subcategories.map(({ subcategoryKey }) => subcategoryKey)}::text[])
    as wanted (of_category, of_key) cross join lateral ${bestSold([
      ...where,
      sql`category = wanted.of_category`,
      sql`subcategory_key = wanted.of_key`,
    ])}`
}

const isInSubcategory = ({ category, subcategoryKey }: Subcategory): RawBuilder<unknown> =>
  subcategoryKey === null
    ? sql`category = ${category}`
    : sql`(category = ${category} and subcategory_key = ${subcategoryKey})`
