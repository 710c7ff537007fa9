import type { DeliveryType } from '@ahia/reference/delivery-types'
import { nairaText } from '../cards/price.tsx'
import { changeListing, type ListingQuery, readListingQuery } from '../listing/query.rules.ts'

export const FREE_DELIVERY: DeliveryType = 'REAL_FREE_DELIVERY'

/** The filters in their fields, before they are applied. */
export type FilterDraft = {
  minPrice: string
  maxPrice: string
  rating: string
  inStock: boolean
  isFreeDelivery: boolean
  deliversTo: string
  brand: string
}

export const toDraft = (query: ListingQuery): FilterDraft => ({
  minPrice: amountText(query.minPrice),
  maxPrice: amountText(query.maxPrice),
  rating: query.rating === null ? '' : String(query.rating),
  inStock: query.inStock,
  isFreeDelivery: query.delivery === FREE_DELIVERY,
  deliversTo: query.deliversTo ?? '',
  brand: query.brand ?? '',
})

/** As the chips say it, without the sign that the label has: '2,000'. */
const amountText = (naira: number | null): string => (naira === null ? '' : nairaText(naira).slice(1))

/** LIST-11: the list with the filters of the fields, parsed exactly like a URL. */
export function applyDraft(query: ListingQuery, draft: FilterDraft): ListingQuery {
  const { inStock, isFreeDelivery, ...typed } = draft
  const { minPrice, maxPrice, rating, deliversTo, brand } = readListingQuery(new URLSearchParams(typed))
  const delivery = isFreeDelivery ? FREE_DELIVERY : null
  return changeListing(query, { minPrice, maxPrice, rating, inStock, delivery, deliversTo, brand })
}

/** How many of the filters in the sheet are active. */
export const countFilters = (query: ListingQuery): number => {
  const { minPrice, maxPrice, rating, inStock, delivery, deliversTo, brand } = query
  const active = [minPrice ?? maxPrice, rating, inStock || null, delivery, deliversTo, brand]
  return active.filter((value) => value !== null).length
}
