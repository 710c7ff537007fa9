import type { Call } from '@ahia/contracts/call'
import { type Facets, listProducts, type ProductCard, type UnderstoodSearch } from '@ahia/contracts/catalog'
import type { Category } from '@ahia/reference/categories'
import { definePart } from '@ahia/web/parts/define-part'
import { smallCard } from '../cards/small-card.ts'
import { type ListingQuery, listingHref } from './query.rules.ts'

/** LIST-08: the message when the list does not load. */
export const LISTING_FAILED = 'An error occurred while fetching products'

/** ＋ Shown with a list without products, or with few. */
const POPULAR_SHOWN = 4
/** Fewer do not fill a row on a wide screen. */
const FEW = 4

export type Listing = {
  products: ProductCard[]
  total: number
  /** The page shown: a number beyond the last is the last. */
  page: number
  pages: number
  facets: Facets
  /** LIST-07: nothing matches the words as written; the products match these instead. */
  didYouMean: string | null
  /** FIND-01, FIND-04: what was understood from the words, and what to say of it. */
  understood: UnderstoodSearch
  /** WIN-49: what to show instead when there is nothing in the list; null when there is something, and in a shop. */
  alternatives: { products: ProductCard[]; categories: Facets['categories'] } | null
  /** WIN-54: what is popular in the category of a search's few results. */
  more: { category: Category; products: ProductCard[] } | null
}

const NO_LISTING: Listing = {
  products: [],
  total: 0,
  page: 1,
  pages: 0,
  facets: {
    categories: [],
    subCategories: [],
    ratings: [],
    inStock: 0,
    delivery: [],
    deliversTo: [],
    brands: [],
    price: null,
  },
  didYouMean: null,
  understood: { chips: [], isClose: false, notCarried: null },
  alternatives: null,
  more: null,
}

/** `shopId` is set on a shop's own page. */
type ListingRequest = { query: ListingQuery; shopId?: string | undefined }

/** LIST-08, LIST-10: the products of a listing page, loaded by themselves and loaded again on request. */
export const listingPart = definePart<ListingRequest, Listing>({
  name: 'list',
  load: loadListing,
  // Only a cache key, so the shop id may stand where a path would.
  keyOf: ({ query, shopId }) => listingHref(shopId ?? '', query),
  failed: LISTING_FAILED,
  empty: NO_LISTING,
})

async function loadListing(
  call: Call,
  { query, shopId }: ListingRequest,
  signal: AbortSignal,
): Promise<Listing> {
  const loadPage = (page: number) => call(listProducts, { ...toInput({ query, shopId }), page }, { signal })
  const requested = await loadPage(query.page)
  // A page number beyond the end is no error: the list has become shorter, so show its last page.
  const list =
    requested.pages > 0 && requested.page > requested.pages ? await loadPage(requested.pages) : requested
  const isNothingFound = list.total === 0 && shopId === undefined
  return {
    ...list,
    products: list.products.map(smallCard),
    alternatives: isNothingFound ? await loadPopular(call, signal) : null,
    more: query.search === null || shopId !== undefined ? null : await loadMorePopular(call, list, signal),
  }
}

/** LIST-11: only the number of results. */
export async function loadTotal(
  call: Call,
  { query, shopId }: ListingRequest,
  signal: AbortSignal,
): Promise<number> {
  const { total } = await call(listProducts, { ...toInput({ query, shopId }), limit: 1 }, { signal })
  return total
}

async function loadPopular(call: Call, signal: AbortSignal): Promise<Listing['alternatives']> {
  const input = { sort: 'popular', inStock: true, limit: POPULAR_SHOWN } as const
  try {
    const { products, facets } = await call(listProducts, input, { signal })
    return { products: products.map(smallCard), categories: facets.categories }
  } catch {
    return { products: [], categories: [] } // LIST-08: the empty list is shown without them
  }
}

async function loadMorePopular(
  call: Call,
  { products: found, total }: Pick<Listing, 'products' | 'total'>,
  signal: AbortSignal,
): Promise<Listing['more']> {
  const category = found[0]?.category
  if (category === undefined || total >= FEW) return null
  const input = { category, sort: 'popular', inStock: true, limit: POPULAR_SHOWN + found.length } as const
  try {
    const { products } = await call(listProducts, input, { signal })
    const others = products.filter(({ _id }) => !found.some((one) => one._id === _id))
    return { category, products: others.slice(0, POPULAR_SHOWN).map(smallCard) }
  } catch {
    return null // the results themselves are there
  }
}

const toInput = ({ query, shopId }: ListingRequest) => ({
  category: query.category ?? undefined,
  subcategory: query.subcategory ?? undefined,
  search: query.search ?? undefined,
  shopId: shopId ?? query.shopId ?? undefined,
  minPrice: query.minPrice ?? undefined,
  maxPrice: query.maxPrice ?? undefined,
  rating: query.rating ?? undefined,
  inStock: query.inStock || undefined,
  delivery: query.delivery ?? undefined,
  deliversTo: query.deliversTo ?? undefined,
  brand: query.brand ?? undefined,
  sort: query.sort ?? undefined,
})
