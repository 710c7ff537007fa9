import type { Facets } from '@ahia/contracts/catalog'
import type { ShopId } from '@ahia/contracts/ids'
import { fromNaira } from '@ahia/money/naira'
import type { Category } from '@ahia/reference/categories'
import type { DeliveryType } from '@ahia/reference/delivery-types'
import type { Sort } from '@ahia/reference/sorts'
import type { MatchDeps } from '../search/find-many-matches.ts'
import { findFitting, findMatches } from '../search/find-matches.ts'
import { toSearchQuery } from '../search/query.rules.ts'
import type { ReadWord } from '../search/read-word.rules.ts'
import { countFitting, toFacets } from './facets.rules.ts'
import { shelfOf, type TraitFilter, traitNumbers } from './shelf.rules.ts'
import { readShelf } from './shelf.sql.ts'

export type ListProducts = {
  category?: Category | undefined
  subcategory?: string | undefined
  search?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  shopId?: ShopId | undefined
  rating?: number | undefined
  inStock?: boolean | undefined
  delivery?: DeliveryType | undefined
  sort?: Sort | undefined
  page: number
  limit: number
}

export type ListedProducts = {
  /** JSON of the cards of this page. */
  products: string
  total: number
  facets: Facets
  didYouMean: string | null
}

const NOTHING: ListedProducts = {
  products: '[]',
  total: 0,
  facets: toFacets(
    { traits: [], within: [], priceSpan: null },
    { stars: null, inStock: false, delivery: null },
  ),
  didYouMean: null,
}

/** API-01, API-43: a page of the market with the counts of all filters. */
export async function listProducts(deps: MatchDeps, asked: ListProducts): Promise<ListedProducts> {
  const question = toQuestion(asked)
  const { shelf, traitFilter } = question
  if (shelf.categories.length === 0 && shelf.subcategoryKey !== null) return NOTHING // no category has it
  if (asked.search || asked.shopId !== undefined) {
    const query = asked.search ? toSearchQuery(asked.search) : null
    if (asked.search && query === null) return NOTHING // signs without a word
    return findMatches(deps, { ...question, query })
  }
  const { products, ...tallies } = await readShelf(deps.db.read, {
    ...question,
    sort: asked.sort ?? 'newest',
  })
  return {
    products,
    total: countFitting(tallies.traits, traitFilter),
    facets: toFacets(tallies, traitFilter),
    didYouMean: null,
  }
}

/** The same for words that have been read already (`readWords`): only what has them all, however few that are. */
export async function listWithWords(
  deps: MatchDeps,
  words: readonly ReadWord[],
  asked: Omit<ListProducts, 'search'>,
): Promise<ListedProducts> {
  if (words.length === 0) return listProducts(deps, asked)
  const all = words.map(({ query }) => query).join(' & ')
  return findFitting(deps, { ...toQuestion(asked), query: null }, { plain: all, wide: all, all })
}

function toQuestion(asked: ListProducts) {
  const traitFilter: TraitFilter = {
    stars: asked.rating ?? null,
    inStock: asked.inStock ?? false,
    delivery: asked.delivery ?? null,
  }
  return {
    shelf: shelfOf(asked.category ?? null, asked.subcategory ?? null),
    shopId: asked.shopId ?? null,
    price: {
      minKobo: asked.minPrice === undefined ? null : fromNaira(asked.minPrice),
      maxKobo: asked.maxPrice === undefined ? null : fromNaira(asked.maxPrice),
    },
    traitFilter,
    traits: traitNumbers(traitFilter),
    sort: asked.sort ?? null,
    limit: asked.limit,
    offset: (asked.page - 1) * asked.limit,
  }
}
