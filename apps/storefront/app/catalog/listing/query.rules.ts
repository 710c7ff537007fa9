import { MAX_BRAND, MAX_SEARCH } from '@ahia/contracts/limits'
import { CATEGORIES, type Category } from '@ahia/reference/categories'
import { DELIVERY_STATES, type DeliveryState } from '@ahia/reference/delivery-states'
import { DELIVERY_TYPES, type DeliveryType } from '@ahia/reference/delivery-types'
import { SORTS, type Sort } from '@ahia/reference/sorts'
import { isId } from '@ahia/web/storage/stored-fields'

/** LIST-01, LIST-11: everything that defines a list; the URL is the whole state. */
export type ListingQuery = {
  category: Category | null
  subcategory: string | null
  search: string | null
  /** Only this shop's products; a shop's own page has it in its path instead. */
  shopId: string | null
  /** Naira. */
  minPrice: number | null
  maxPrice: number | null
  /** At least this many stars. */
  rating: number | null
  inStock: boolean
  delivery: DeliveryType | null
  /** WIN-04: only what can be delivered to this state. */
  deliversTo: DeliveryState | null
  /** WIN-45: only goods of this brand. */
  brand: string | null
  /** Null: newest first, and best match first in a search. */
  sort: Sort | null
  page: number
}

/** The page of a list, the whole market's or a shop's, and its query. */
export type ListingPlace = { path: string; query: ListingQuery }

export const WHOLE_LIST: ListingQuery = {
  category: null,
  subcategory: null,
  search: null,
  shopId: null,
  minPrice: null,
  maxPrice: null,
  rating: null,
  inStock: false,
  delivery: null,
  deliversTo: null,
  brand: null,
  sort: null,
  page: 1,
}

const LONGEST_SUBCATEGORY = 60
const MAX_PAGE = 1_000_000
const MAX_NAIRA = 1_000_000_000
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/

/** Never throws: what cannot be parsed is ignored. */
export function readListingQuery(asked: URLSearchParams): ListingQuery {
  const text = (name: string) => asked.get(name)?.trim() || null
  const subcategory = text('subcategory')
  const search = text('search')
  const brand = text('brand')
  const [minPrice, maxPrice] = inOrder(readNaira(text('minPrice')), readNaira(text('maxPrice')))
  return {
    category: oneOf(CATEGORIES, text('category')?.toUpperCase() ?? null),
    subcategory: subcategory && subcategory.length <= LONGEST_SUBCATEGORY ? subcategory : null,
    search: search?.slice(0, MAX_SEARCH).trim() ?? null,
    shopId: readId(text('shopId')),
    minPrice,
    maxPrice,
    rating: readWhole(text('rating'), 5),
    inStock: text('inStock') === 'true',
    delivery: oneOf(DELIVERY_TYPES, text('delivery')),
    deliversTo: oneOf(DELIVERY_STATES, text('deliversTo')?.toUpperCase() ?? null),
    brand: brand && brand.length <= MAX_BRAND ? brand : null,
    sort: oneOf(SORTS, text('sort')),
    page: readWhole(text('page'), MAX_PAGE) ?? 1,
  }
}

/** On a shop's page the URL cannot name another shop. */
export const readShopQuery = (asked: URLSearchParams): ListingQuery => ({
  ...readListingQuery(asked),
  shopId: null,
})

/** One URL per list: parameters in a fixed order, without defaults. */
export function listingParams(query: ListingQuery): [name: string, value: string][] {
  const { page, inStock, sort, ...rest } = query
  const isUsualSort = sort === null || (sort === 'newest' && query.search === null)
  const given: [string, string | number | null][] = [
    ...Object.entries(rest),
    ['inStock', inStock ? 'true' : null],
    ['sort', isUsualSort ? null : sort],
    ['page', page === 1 ? null : page],
  ]
  return given.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))
}

export function listingHref(path: string, query: ListingQuery): string {
  const params = listingParams(query)
  return params.length === 0 ? path : `${path}?${new URLSearchParams(params)}`
}

/** Any change but that of the page starts again at page 1. */
export const changeListing = (query: ListingQuery, change: Partial<ListingQuery>): ListingQuery => ({
  ...query,
  page: 1,
  ...change,
})

/** LIST-03: choosing the selected category again clears it. Another one has other subcategories. */
export const chooseCategory = (query: ListingQuery, category: Category): ListingQuery =>
  changeListing(query, { category: query.category === category ? null : category, subcategory: null })

/** LIST-03: choosing the selected subcategory again clears it. */
export const chooseSubcategory = (query: ListingQuery, subcategory: string): ListingQuery =>
  changeListing(query, {
    subcategory: isSameSubcategory(query.subcategory, subcategory) ? null : subcategory,
  })

/** LIST-04: whatever its case and spaces. */
export const isSameSubcategory = (one: string | null, other: string): boolean =>
  one?.trim().toLowerCase() === other.trim().toLowerCase()

/** WIN-45: a brand is the same in any case. */
export const isSameBrand = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Clears all filters and keeps the order. */
export const clearListing = ({ sort }: ListingQuery): ListingQuery => ({ ...WHOLE_LIST, sort })

/** Whether search engines may index it: not a list with filters that somebody chose for themselves. */
export const isPlainShelf = (query: ListingQuery): boolean => {
  const { category, subcategory, page } = query
  return listingHref('', query) === listingHref('', { ...WHOLE_LIST, category, subcategory, page })
}

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((one) => one === text) ?? null

const readId = (text: string | null): string | null => (isId(text) ? text.toLowerCase() : null)

function readWhole(text: string | null, max: number): number | null {
  const value = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 0
  return value >= 1 && value <= max ? value : null
}

/** As people type it: '5000', '5,000', '₦5,000'. */
function readNaira(text: string | null): number | null {
  const digits = text?.replace(/[₦,\s]/g, '') ?? ''
  const value = AMOUNT.test(digits) ? Number(digits) : MAX_NAIRA + 1
  return value <= MAX_NAIRA ? value : null
}

function inOrder(low: number | null, high: number | null): [number | null, number | null] {
  return low !== null && high !== null && low > high ? [high, low] : [low, high]
}
