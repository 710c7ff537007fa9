import type { Sort } from '@ahia/reference/sorts'
import type { ProductListRequest } from '#catalog/list-products.ts'
import type { Preference } from '#catalog/search/parse/extract-preferences.rules.ts'
import type { SearchDeps } from '#catalog/search/search-deps.ts'
import type { QueryTerm } from '#catalog/search/understand/query-term.rules.ts'
import type { ShopperRequest } from '../parse/parsed-message.rules.ts'
import type { Candidate } from './fit/candidate.rules.ts'
import { scoreCandidates } from './fit/score-candidates.rules.ts'
import { gatherCandidates } from './gather-candidates.ts'
import type { Search } from './search.rules.ts'

export type CandidateFilters = Omit<ProductListRequest, 'search' | 'shopId' | 'page' | 'limit'>

/** What of a request the catalogue can filter by itself. */
export const narrowingOf = (request: ShopperRequest): CandidateFilters => ({
  category: request.category ?? undefined,
  minPrice: request.minNaira ?? undefined,
  maxPrice: request.maxNaira ?? undefined,
  rating: request.minStars === null ? undefined : Math.floor(request.minStars),
  inStock: request.wantsStock || undefined,
  delivery: request.wantsFreeDelivery ? 'REAL_FREE_DELIVERY' : undefined,
})

export const isNarrowed = ({ category: _, ...narrowing }: CandidateFilters): boolean =>
  Object.values(narrowing).some((value) => value !== undefined)

const SORTS: Readonly<Record<Preference, Sort | null>> = {
  cheapest: 'price-low',
  priciest: 'price-high',
  'best-sold': 'popular',
  newest: 'newest',
  'best-rated': null,
}

/** What has all these words, held against the whole search; where an order is requested also what comes first in it. */
export async function searchCandidates(
  deps: SearchDeps,
  search: Search,
  { words, narrowing }: { words: readonly QueryTerm[]; narrowing: CandidateFilters },
): Promise<Candidate[]> {
  const { shop, request } = search
  const query = { words, projectedWords: search.words, shopId: shop?.id ?? null }
  const gathered = await Promise.all(
    sortsFor(request.preference, words.length > 0).map((sort) =>
      gatherCandidates(deps, { ...query, narrowing: { ...narrowing, sort } }),
    ),
  )
  const byId = new Map(gathered.flat().map((projection) => [projection.product._id, projection]))
  return scoreCandidates([...byId.values()], search)
}

function sortsFor(preference: Preference | null, hasWords: boolean): (Sort | undefined)[] {
  const requested = preference === null ? null : SORTS[preference]
  if (hasWords) return requested === null ? [undefined] : [undefined, requested]
  return [requested ?? 'popular']
}
