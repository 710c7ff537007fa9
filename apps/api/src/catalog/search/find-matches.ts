import type { ShopId } from '@ahia/contracts/ids'
import type { Sort } from '@ahia/reference/sorts'
import type { ListedProducts } from '../list-products.ts'
import type { PriceRange } from '../shelf/conditions.sql.ts'
import { countFitting, toFacets } from '../shelf/facets.rules.ts'
import type { Shelf, TraitFilter } from '../shelf/shelf.rules.ts'
import { listCorrectedQueries } from './correct-query.ts'
import { areKnownToBeMany, findManyMatches, type MatchDeps } from './find-many-matches.ts'
import type { ManyWords } from './many-matches.sql.ts'
import { gatherMatches, MANY_MATCHES, type MatchAnswer, type Tsqueries } from './matches.sql.ts'
import { type SearchQuery, toSearchQueryOf } from './query.rules.ts'
import { type MatchGroup, tallyShelves, tallyTraits } from './tallies.rules.ts'

export type MatchRequest = {
  query: SearchQuery | null
  shopId: ShopId | null
  shelf: Shelf
  price: PriceRange
  traitFilter: TraitFilter
  /** The values of `products.traits` that pass the filter. */
  traits: number[] | null
  sort: Sort | null
  limit: number
  offset: number
}

/**
 * LIST-07: a search in up to three steps; the first with a match answers.
 * 1. All words, with their synonyms.
 * 2. Each corrected query, likeliest first; `didYouMean` says what was searched instead.
 * 3. Any of the words that the market knows. `didYouMean` is null here, as nothing was corrected.
 */
export async function findMatches(deps: MatchDeps, request: MatchRequest): Promise<ListedProducts> {
  const { query } = request
  if (query === null) return findWith(deps, request, null)
  const exact = await findWith(deps, request, query)
  if (!exact.hasNoMatches) return exact
  const { queries, known } = await deps.correctedQueries.get(query.words.join(' '), () =>
    listCorrectedQueries(deps.db.read, query.words),
  )
  for (const { query: other, didYouMean } of queries) {
    const corrected = await findWith(deps, request, other)
    if (!corrected.hasNoMatches)
      return { ...corrected, didYouMean: didYouMean?.(topNameOf(corrected)) ?? null }
  }
  const some = toSearchQueryOf(known.map((word) => [word]))
  if (some === null) return exact
  return findWith(deps, request, { asTyped: some.any, withSynonyms: some.any, forRank: some.any })
}

function topNameOf({ products }: ListedProducts): string {
  const cards: { name: string }[] = JSON.parse(products)
  return cards[0]?.name ?? ''
}

/**
 * One page of what these tsqueries match, with its facets; null matches every product of the shop. `hasNoMatches` is counted
 * before filters, so that a filter never triggers a correction.
 */
export async function findWith(
  deps: MatchDeps,
  request: MatchRequest,
  tsqueries: Tsqueries | null,
): Promise<ListedProducts & { hasNoMatches: boolean }> {
  const { shelf, traitFilter } = request
  const { products, groups, brands, priceSpan } = await findPage(deps, request, tsqueries)
  const tallies = {
    traits: tallyTraits(groups, shelf),
    within: tallyShelves(groups, shelf, traitFilter),
    brands,
    priceSpan,
  }
  return {
    products,
    total: countFitting(tallies.traits, traitFilter),
    facets: toFacets(tallies, traitFilter),
    didYouMean: null,
    hasNoMatches: countAll(groups) === 0,
  }
}

async function findPage(
  deps: MatchDeps,
  request: MatchRequest,
  tsqueries: Tsqueries | null,
): Promise<MatchAnswer> {
  const { shopId, shelf, price, traitFilter, traits, sort, limit, offset } = request
  const page = { filters: { ...shelf, price, traits }, sort, limit, offset }
  const asMany = (many: ManyWords | null) => ({ question: { words: many, shopId }, page, shelf, traitFilter })
  const inName = asMany(tsqueries && { in: 'name', match: tsqueries.asTyped })
  const anywhere = asMany(
    tsqueries && { in: 'anywhere', match: tsqueries.withSynonyms, inName: tsqueries.forRank },
  )
  for (const many of [inName, anywhere]) if (areKnownToBeMany(deps, many)) return findManyMatches(deps, many)
  const gathered = await gatherMatches(deps.db.read, { tsqueries, shopId }, page)
  if (gathered.namedAsTyped > MANY_MATCHES) return findManyMatches(deps, inName)
  if (countAll(gathered.groups) > MANY_MATCHES) return findManyMatches(deps, anywhere)
  return gathered
}

const countAll = (groups: MatchGroup[]): number => groups.reduce((sum, { products }) => sum + products, 0)
