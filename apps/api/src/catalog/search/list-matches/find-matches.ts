import { countPassing, toFacets } from '../../browse/facets.rules.ts'
import type { MatchAnswer } from '../match-conditions.sql.ts'
import { MANY_MATCHES } from '../match-limits.rules.ts'
import { NOTHING_SEARCHED, type ProductsAnswer } from '../products-answer.ts'
import { countAll, countCategories, countTraits } from '../rank/facet-counts.rules.ts'
import { areKnownToBeMany, findManyMatches } from '../rank/find-many-matches.ts'
import type { ManyWords } from '../rank/many-matches.sql.ts'
import type { SearchDeps } from '../search-deps.ts'
import type { SearchRequest } from '../search-request.ts'
import { selectMatches, type Tsqueries } from './matches.sql.ts'

/**
 * One page of what these tsqueries match, with its facets; null matches every product of the shop. For shop pages and the
 * assistant: what a shopper types goes through `search-products.ts`.
 */
export async function findMatches(
  deps: SearchDeps,
  request: SearchRequest,
  tsqueries: Tsqueries | null,
): Promise<ProductsAnswer> {
  const { categoryFilter, traitFilter } = request
  const { products, groups, brands, priceSpan } = await findPage(deps, request, tsqueries)
  const tallies = {
    traits: countTraits(groups, categoryFilter),
    within: countCategories(groups, categoryFilter, traitFilter),
    brands,
    priceSpan,
  }
  return {
    products,
    total: countPassing(tallies.traits, traitFilter),
    facets: toFacets(tallies, traitFilter),
    didYouMean: null,
    understood: NOTHING_SEARCHED,
  }
}

async function findPage(
  deps: SearchDeps,
  request: SearchRequest,
  tsqueries: Tsqueries | null,
): Promise<MatchAnswer> {
  const { shopId, categoryFilter, price, traitFilter, traits, sort, limit, offset } = request
  const page = { filters: { ...categoryFilter, price, traits }, sort, limit, offset }
  const asMany = (many: ManyWords | null) => ({
    query: { words: many, shopId },
    page,
    categoryFilter,
    traitFilter,
  })
  const inName = asMany(tsqueries && { in: 'name', match: tsqueries.asTyped, headNoun: null })
  const anywhere = asMany(
    tsqueries && { in: 'anywhere', match: tsqueries.withSynonyms, inName: tsqueries.forRank },
  )
  for (const many of [inName, anywhere]) if (areKnownToBeMany(deps, many)) return findManyMatches(deps, many)
  const gathered = await selectMatches(deps.db.read, { tsqueries, shopId }, page)
  if (gathered.namedAsTyped > MANY_MATCHES) return findManyMatches(deps, inName)
  if (countAll(gathered.groups) > MANY_MATCHES) return findManyMatches(deps, anywhere)
  return gathered
}
