import type { DeliveryType } from '@ahia/reference/delivery-types'
import { changeListing, type ListingQuery, readListingQuery } from '../listing/query.rules.ts'

export const FREE_DELIVERY: DeliveryType = 'REAL_FREE_DELIVERY'

/** The filters in their fields, before they are applied. */
export type FilterDraft = {
  minPrice: string
  maxPrice: string
  rating: string
  inStock: boolean
  isFreeDelivery: boolean
}

export const toDraft = ({ minPrice, maxPrice, rating, inStock, delivery }: ListingQuery): FilterDraft => ({
  minPrice: minPrice === null ? '' : String(minPrice),
  maxPrice: maxPrice === null ? '' : String(maxPrice),
  rating: rating === null ? '' : String(rating),
  inStock,
  isFreeDelivery: delivery === FREE_DELIVERY,
})

/** LIST-11: the list with the filters of the fields, parsed exactly like a URL. */
export function applyDraft(query: ListingQuery, draft: FilterDraft): ListingQuery {
  const { minPrice, maxPrice, rating } = readListingQuery(
    new URLSearchParams({ minPrice: draft.minPrice, maxPrice: draft.maxPrice, rating: draft.rating }),
  )
  const delivery = draft.isFreeDelivery ? FREE_DELIVERY : null
  return changeListing(query, { minPrice, maxPrice, rating, inStock: draft.inStock, delivery })
}

/** How many of the filters in the sheet are active. */
export const countFilters = ({ minPrice, maxPrice, rating, inStock, delivery }: ListingQuery): number =>
  [minPrice !== null || maxPrice !== null, rating !== null, inStock, delivery !== null].filter(Boolean).length
