import type { ShopId } from '@ahia/contracts/ids'
import { fromNaira } from '@ahia/money/naira'
import type { Category } from '@ahia/reference/categories'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { DeliveryType } from '@ahia/reference/delivery-types'
import type { Sort } from '@ahia/reference/sorts'
import { type TraitFilter, toCategoryFilter, traitNumbers } from './browse/category-filter.rules.ts'
import { readCategoryPage } from './browse/category-page.sql.ts'
import { countPassing, toFacets } from './browse/facets.rules.ts'
import { findMatches } from './search/list-matches/find-matches.ts'
import { tokenise } from './search/parse/tokenise.rules.ts'
import { NOTHING_SEARCHED, type ProductsAnswer } from './search/products-answer.ts'
import type { SearchDeps } from './search/search-deps.ts'
import { searchProducts } from './search/search-products.ts'
import type { QueryTerm } from './search/understand/query-term.rules.ts'

export type ProductListRequest = {
  category?: Category | undefined
  subcategory?: string | undefined
  search?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  shopId?: ShopId | undefined
  rating?: number | undefined
  inStock?: boolean | undefined
  delivery?: DeliveryType | undefined
  deliversTo?: DeliveryState | undefined
  brand?: string | undefined
  sort?: Sort | undefined
  page: number
  limit: number
}

const NOTHING: ProductsAnswer = {
  products: '[]',
  total: 0,
  facets: toFacets(
    { traits: [], within: [], brands: [], priceSpan: null },
    { stars: null, inStock: false, delivery: null, deliversTo: null },
  ),
  didYouMean: null,
  understood: NOTHING_SEARCHED,
}

/** API-01, API-43: a page of the market with the counts of all filters. Words or a shop are searched; anything else is a category to browse. */
export async function listProducts(deps: SearchDeps, request: ProductListRequest): Promise<ProductsAnswer> {
  const searchRequest = toSearchRequest(request)
  const { categoryFilter, traitFilter } = searchRequest
  if (categoryFilter.categories.length === 0 && categoryFilter.subcategoryKey !== null) return NOTHING // no category has it
  if (request.search) {
    if (tokenise(request.search).length === 0) return NOTHING // punctuation without a word
    return searchProducts(deps, searchRequest, request.search)
  }
  if (request.shopId !== undefined) return findMatches(deps, searchRequest, null)
  const { products, ...tallies } = await readCategoryPage(deps.db.read, {
    ...searchRequest,
    sort: request.sort ?? 'newest',
  })
  return {
    products,
    total: countPassing(tallies.traits, traitFilter),
    facets: toFacets(tallies, traitFilter),
    didYouMean: null,
    understood: NOTHING_SEARCHED,
  }
}

/** The same for words from `understandTerms`: only products that contain them all, however few. */
export async function listWithWords(
  deps: SearchDeps,
  words: readonly QueryTerm[],
  request: Omit<ProductListRequest, 'search'>,
): Promise<ProductsAnswer> {
  if (words.length === 0) return listProducts(deps, request)
  const all = words.map(({ query }) => query).join(' & ')
  return findMatches(deps, toSearchRequest(request), { asTyped: all, withSynonyms: all, forRank: all })
}

function toSearchRequest(request: ProductListRequest) {
  const traitFilter: TraitFilter = {
    stars: request.rating ?? null,
    inStock: request.inStock ?? false,
    delivery: request.delivery ?? null,
    deliversTo: request.deliversTo ?? null,
  }
  return {
    categoryFilter: toCategoryFilter(
      request.category ?? null,
      request.subcategory ?? null,
      request.brand ?? null,
    ),
    shopId: request.shopId ?? null,
    price: {
      minKobo: request.minPrice === undefined ? null : fromNaira(request.minPrice),
      maxKobo: request.maxPrice === undefined ? null : fromNaira(request.maxPrice),
    },
    traitFilter,
    traits: traitNumbers(traitFilter),
    sort: request.sort ?? null,
    limit: request.limit,
    offset: (request.page - 1) * request.limit,
  }
}
