import { type RawBuilder, sql } from 'kysely'
import { parsedOnce } from '../match-conditions.sql.ts'
import type { AttributeQuery } from './candidate-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'

export const sumOf = (numbers: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join([sql`0`, ...numbers], sql` + `)

export const inName = (word: string): RawBuilder<unknown> => sql`(name_words @@ ${parsedOnce(word)})::integer`

const isForOthers = (wearer: AttributeQuery['wearer']): RawBuilder<unknown>[] =>
  wearer?.others == null
    ? []
    : [
        sql`(ranked_words @@ ${parsedOnce(wearer.others)} and not name_words @@ ${parsedOnce(wearer.has)})::integer`,
      ]

const hasWord = (word: string): RawBuilder<unknown> => sql`words @@ plainto_tsquery('market', ${word})`

/** 'bleaching' is denied by 'no bleach'. */
const rootOf = (word: string): string => word.replace(/(?<=[a-z]{4})(?:ing|ed)$/, '')

/** 'no sugar', 'without added sugar', 'sugar free': spoken of, but not in it. */
const denies = (word: string): RawBuilder<unknown> =>
  sql`(name || ' ' || subtitle || ' ' || description) ~* ${`\\y(no|without|zero|non|not|never|anti)[ -]((added|any|need|for|to) )*${rootOf(word)}|\\y${rootOf(word)}[ -]?(free|less)\\y`}`

/**
 * What a candidate is ranked by, besides the product's own columns:
 * - `tier`: where it has the required terms, as an index of `TIERS`; 0, the product type, is the best.
 * - `level`: the same in five steps: a head noun with the required terms in the summary comes before one without.
 * - `grade`: 0 or 1 within a tier. 0: a product of the type has the required terms in its name, any other in the first part of
 *   its name.
 * - `score`: the weights of the terms that it has, where not all are required; else 1.
 * - `boost` (`rank-candidates.sql.ts`): how many of the terms that come first are in its name.
 * - `attribute_count`, `optional_term_count`: how many of those it has. `other_wearer_count`: 1 where it is for others than who
 *   wears it. `unwanted_count`: that, and how many excluded terms it has and does not deny.
 */
export function columnsOf(
  text: TextQuery | null,
  at: number,
  { attributes, state, wearer, excludedTerms }: AttributeQuery,
): RawBuilder<unknown> {
  const isHad = [
    ...attributes.map((word) => sql`(words @@ ${parsedOnce(word)})::integer`),
    ...(state === null
      ? []
      : [sql`exists (select from shop_cards s where s.id = shop_id and s.state = ${state})::integer`]),
  ]
  return sql`id, category, subcategory_key, brand, traits, base_price_kobo, stock, sales, created_at,
    ${sql.lit(at)} as query_at, ${scoreColumns(text)},
    ${excludedTerms.length === 0 ? sql`false` : sql`(${sql.join(excludedTerms.map(denies), sql` or `)})`} as denies_excluded,
    ${sumOf(isHad)} as attribute_count, ${sumOf(attributes.map(inName))} as in_name,
    ${wearer === null ? sql`0` : sql`2 * (name_words @@ ${parsedOnce(wearer.own)})::integer + (ranked_words @@ ${parsedOnce(wearer.has)})::integer`} as for_wearer,
    ${sumOf(isForOthers(wearer))} as other_wearer_count,
    ${sumOf([...excludedTerms.map((word) => sql`(${hasWord(word)} and not ${denies(word)})::integer`), ...isForOthers(wearer)])} as unwanted_count`
}

function scoreColumns(text: TextQuery | null): RawBuilder<unknown> {
  if (text === null)
    return sql`0 as level, 0 as tier, 0 as grade, false as has_all_terms, false as is_head_as_typed, 0 as optional_term_count, 1 as score,
      true as for_pets, false as starts_with_term, false as is_phrase`
  const {
    required,
    requiredInFirstPart,
    asTyped,
    headNoun,
    headNounAsTyped,
    optionalTerms,
    weightedTerms,
    firstTerm,
    isPhrase,
    isForPets,
  } = text
  const isThing = sql`head_words @@ ${parsedOnce(headNoun)}`
  const isNamed = sql`name_words @@ ${parsedOnce(required)}`
  const inSummary = sql`ranked_words @@ ${parsedOnce(required)}`
  return sql`
    case when ${isThing} and ${inSummary} then 0 when ${isThing} then 1 when ${isNamed} then 2 when ${inSummary} then 3 else 4 end as level,
    case when ${isThing} then 0 when ${isNamed} then 1 when ${inSummary} then 2 else 3 end as tier,
    case when ${isThing} then not ${isNamed} else not head_words @@ ${parsedOnce(requiredInFirstPart)} end::integer as grade,
    name_words @@ ${parsedOnce(asTyped)} as has_all_terms,
    head_words @@ ${parsedOnce(headNounAsTyped)} as is_head_as_typed,
    ${sumOf(optionalTerms.map((word) => sql`(words @@ ${parsedOnce(word)})::integer`))} as optional_term_count,
    ${scoreOf(weightedTerms)} as score,
    ${sql.lit(isForPets)} as for_pets,
    ${firstTerm === '' ? sql`false` : sql`starts_with(lower(name), ${firstTerm})`} as starts_with_term,
    ${sql.lit(isPhrase)} as is_phrase`
}

/** How many of the terms it has by weight, where not all are needed; a term in the name counts twice. */
function scoreOf(some: TextQuery['weightedTerms']): RawBuilder<unknown> {
  if (some.length === 0) return sql`1`
  return sumOf(
    some.flatMap(({ query, weight }) =>
      query === null
        ? []
        : sql`case when name_words @@ ${parsedOnce(query)} then ${sql.lit(2 * weight)} when words @@ ${parsedOnce(query)} then ${sql.lit(weight)} else 0 end`,
    ),
  )
}
