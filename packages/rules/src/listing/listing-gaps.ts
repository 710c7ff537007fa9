import type { ListingGap } from '@ahia/reference/listings'

/** CONST-11: as the constraint `products_live_is_complete` has them. */
const LEAST = { name: 5, subtitle: 10, description: 40 } as const

export type ListingFacts = {
  name: string
  subtitle: string
  description: string
  hasCategory: boolean
  /** Naira or kobo; null or 0: none. */
  basePrice: number | null
  pictures: number
  /** Whether somebody has typed a quantity for everything that sells. */
  isCounted: boolean
  /** SELL-22: a rule asks for a registration number, and there is none. */
  lacksRegistration: boolean
}

/** SELL-10: what a listing lacks, in the order in which the editor asks for it. */
export function listingGaps(listing: ListingFacts): ListingGap[] {
  const { name, subtitle, description, hasCategory, basePrice, pictures, isCounted, lacksRegistration } =
    listing
  const found: Record<ListingGap, boolean> = {
    NAME_SHORT: isShort(name, LEAST.name),
    SUBTITLE_SHORT: isShort(subtitle, LEAST.subtitle),
    CATEGORY_MISSING: !hasCategory,
    DESCRIPTION_SHORT: isShort(description, LEAST.description),
    PICTURE_MISSING: pictures === 0,
    PRICE_MISSING: basePrice === null || basePrice <= 0,
    QUANTITY_MISSING: !isCounted,
    REGISTRATION_MISSING: lacksRegistration,
  }
  return Object.entries(found)
    .filter(([, isMissing]) => isMissing)
    .map(([gap]) => gap as ListingGap)
}

// By characters, as the database counts: an emoji is one.
const isShort = (text: string, least: number): boolean => [...text.trim()].length < least
