import type { LISTING_ACTIONS } from '@ahia/contracts/shapes/listing'
import type { ListingStatus } from '@ahia/reference/listings'

export type ListingActor = 'SHOP' | 'STAFF' | 'MARKET'

/** SELL-20: who may move a listing where; a test compares it with `product_steps`. */
export const LISTING_STEPS: Record<ListingStatus, Partial<Record<ListingStatus, ListingActor>>> = {
  DRAFT: { LIVE: 'SHOP', IN_REVIEW: 'MARKET', REMOVED: 'SHOP' },
  LIVE: { HIDDEN: 'SHOP', IN_REVIEW: 'MARKET', TAKEN_DOWN: 'STAFF', REMOVED: 'SHOP' },
  HIDDEN: { LIVE: 'SHOP', IN_REVIEW: 'MARKET', TAKEN_DOWN: 'STAFF', REMOVED: 'SHOP' },
  IN_REVIEW: { LIVE: 'STAFF', HIDDEN: 'STAFF', TAKEN_DOWN: 'STAFF' },
  TAKEN_DOWN: { HIDDEN: 'STAFF', REMOVED: 'SHOP' },
  REMOVED: {},
}

export type ListingAction = (typeof LISTING_ACTIONS)[number]

/** What the shop can do with a listing now. */
export function listingActions(status: ListingStatus, canAppeal: boolean): ListingAction[] {
  if (status === 'REMOVED') return []
  const steps = LISTING_STEPS[status]
  return [
    ...(status === 'IN_REVIEW' ? [] : (['EDIT'] as const)),
    ...(steps.LIVE === 'SHOP' ? (['PUBLISH'] as const) : []),
    ...(steps.HIDDEN === 'SHOP' ? (['HIDE'] as const) : []),
    ...(steps.REMOVED === 'SHOP' ? (['REMOVE'] as const) : []),
    'COPY',
    'PREVIEW',
    ...(canAppeal ? (['APPEAL'] as const) : []),
  ]
}
