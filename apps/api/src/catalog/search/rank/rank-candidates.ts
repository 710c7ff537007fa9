import type { ParsedQuery } from '../parse/parse-query.rules.ts'
import { toQualities } from './attribute-query.rules.ts'
import type { Qualities, Source, Tier } from './candidate-query.rules.ts'
import { areKnownToBeMany, findManyMatches, type MatchDeps } from './find-many-matches.ts'
import type { MatchRequest } from './find-matches.ts'
import type { ManyWords } from './many-matches.sql.ts'
import { MOST_COMPARED, type RankedProducts, rankProducts } from './rank-candidates.sql.ts'

export type How = { hints?: readonly string[]; worst?: Tier; isList?: boolean; isClose?: boolean }

/** The goods of these sources that fit best; of words that thousands of goods have, the best sold. */
export async function gather(
  deps: MatchDeps,
  request: MatchRequest,
  reading: ParsedQuery,
  sources: Source[],
  { hints = [], worst = 'text', isList = false, isClose = false }: How = {},
): Promise<RankedProducts> {
  const { shopId, shelf, price, traitFilter, traits, sort, limit, offset } = request
  const page = { filters: { ...shelf, price, traits }, sort, limit, offset }
  const qualities = toQualities(reading)
  const words = manyWordsOf(sources, qualities)
  const many = words && { query: { words, shopId }, page, shelf, traitFilter }
  if (many && areKnownToBeMany(deps, many)) return { ...(await findManyMatches(deps, many)), ...ALL_FIT }
  const question = { sources, qualities, shopId, hints, worst, isList, isClose }
  const gathered = await rankProducts(deps.db.read, question, page)
  if (many === null || gathered.found <= MOST_COMPARED) return gathered
  return { ...(await findManyMatches(deps, many)), ...ALL_FIT }
}

const ALL_FIT = {
  found: MOST_COMPARED,
  tier: 'is',
  things: 1,
  sources: 1,
  hasTyped: true,
  hasThing: true,
  isWhole: true,
} as const

/** Words that thousands of products may contain; null where more is asked for than words. */
function manyWordsOf([source, ...others]: readonly Source[], qualities: Qualities): ManyWords | null {
  const thing = source?.thing
  if (!thing || others.length > 0 || source.shelves.length > 0 || thing.weightedTerms.length > 0) return null
  if (qualities.state || qualities.wearer || qualities.without.length > 0) return null
  if (qualities.words.length === 0) return { in: 'name', match: thing.asTyped, headNoun: thing.headNoun }
  return { in: 'anywhere', match: [thing.allTerms, ...qualities.words].join(' & '), inName: thing.asTyped }
}
