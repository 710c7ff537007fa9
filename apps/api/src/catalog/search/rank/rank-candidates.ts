import { MAX_CANDIDATES } from '../match-limits.rules.ts'
import type { ParsedQuery } from '../parse/parse-query.rules.ts'
import type { SearchDeps } from '../search-deps.ts'
import type { SearchRequest } from '../search-request.ts'
import { toAttributeQuery } from './attribute-query.rules.ts'
import type { AttributeQuery, CandidateQuery, MatchTier } from './candidate-query.rules.ts'
import { areKnownToBeMany, findManyMatches } from './find-many-matches.ts'
import type { ManyWords } from './many-matches.sql.ts'
import { type RankedProducts, selectRanked } from './rank-candidates.sql.ts'

export type RankOptions = {
  boostTerms?: readonly string[]
  lowestTier?: MatchTier
  isList?: boolean
  isClose?: boolean
}

/** The products of these queries, the best match first; of terms that more than MAX_CANDIDATES products have, the best sold. */
export async function rankCandidates(
  deps: SearchDeps,
  request: SearchRequest,
  parsed: ParsedQuery,
  queries: CandidateQuery[],
  { boostTerms = [], lowestTier = 'text', isList = false, isClose = false }: RankOptions = {},
): Promise<RankedProducts> {
  const { shopId, categoryFilter, price, traitFilter, traits, sort, limit, offset } = request
  const page = { filters: { ...categoryFilter, price, traits }, sort, limit, offset }
  const attributeQuery = toAttributeQuery(parsed)
  const words = toManyWords(queries, attributeQuery)
  const many = words && { query: { words, shopId }, page, categoryFilter, traitFilter }
  if (many && areKnownToBeMany(deps, many))
    return { ...(await findManyMatches(deps, many)), ...ASSUMED_OF_MANY }
  const candidates = { queries, attributeQuery, shopId, boostTerms, lowestTier, isList, isClose }
  const ranked = await selectRanked(deps.db.read, candidates, page)
  if (many === null || ranked.candidates <= MAX_CANDIDATES) return ranked
  return { ...(await findManyMatches(deps, many)), ...ASSUMED_OF_MANY }
}

/**
 * Many products match and none was ranked, so what ranking tells is assumed: that the likeliest meaning has products. The first
 * step that ranked these words then answers. Attributes are part of the conditions, so the products do have them all.
 */
const ASSUMED_OF_MANY = {
  candidates: MAX_CANDIDATES,
  tier: 'product-type',
  typeQueries: 1,
  matchedQueries: 1,
  hasAllTermsInName: true,
  hasHeadNoun: true,
  hasAllAttributes: true,
} as const

/** Words that more than MAX_CANDIDATES products may contain; null where the query has more than words. */
function toManyWords(
  [query, ...others]: readonly CandidateQuery[],
  { attributes, state, wearer, excludedTerms }: AttributeQuery,
): ManyWords | null {
  const text = query?.text
  if (!text || others.length > 0 || query.subcategories.length > 0 || text.weightedTerms.length > 0)
    return null
  if (state || wearer || excludedTerms.length > 0) return null
  if (attributes.length === 0) return { in: 'name', match: text.asTyped, headNoun: text.headNoun }
  return { in: 'anywhere', match: [text.required, ...attributes].join(' & '), inName: text.asTyped }
}
