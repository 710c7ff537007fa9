import { stateName } from '@ahia/reference/address-words'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { DELIVERY_LABELS } from '@ahia/reference/delivery-types'
import { nairaText } from '../cards/price.tsx'
import { chosenSubcategoryLabel, searchedWords } from '../listing/headings.rules.ts'
import { changeListing, type ListingQuery } from '../listing/query.rules.ts'

/** LIST-02: an active filter, and the list without it. */
export type FilterChip = { label: string; without: ListingQuery }

/** `shopName` is the selected shop's, if one of its products is in the list. */
export function filterChips(query: ListingQuery, shopName: string | null = null): FilterChip[] {
  const { category, search, rating, inStock, delivery, deliversTo, brand } = query
  const labels: [label: string | null, removal: Partial<ListingQuery>][] = [
    [search && capital(searchedWords(search)), { search: null }],
    [category && CATEGORY_LABELS[category], { category: null, subcategory: null }],
    [chosenSubcategoryLabel(query), { subcategory: null }],
    [query.shopId && (shopName ?? 'This shop'), { shopId: null }],
    [brand, { brand: null }],
    [priceLabel(query), { minPrice: null, maxPrice: null }],
    [rating === null ? null : starsLabel(rating), { rating: null }],
    [inStock ? 'In stock' : null, { inStock: false }],
    [delivery && DELIVERY_LABELS[delivery], { delivery: null }],
    [deliversTo && `Delivers to ${stateName(deliversTo)}`, { deliversTo: null }],
  ]
  return labels.flatMap(([label, removal]) =>
    label ? [{ label, without: changeListing(query, removal) }] : [],
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const starsLabel = (stars: number): string => (stars === 5 ? '5 stars' : `${stars} stars and up`)

function priceLabel({ minPrice, maxPrice }: ListingQuery): string | null {
  if (minPrice !== null && maxPrice !== null) return `${nairaText(minPrice)} – ${nairaText(maxPrice)}`
  if (minPrice !== null) return `From ${nairaText(minPrice)}`
  if (maxPrice !== null) return `Up to ${nairaText(maxPrice)}`
  return null
}
