import type { Listing } from '@ahia/contracts/shapes/listing'
import { LISTING_GAPS, type ListingGap, REGISTRATION_SPECIFICATION } from '@ahia/reference/listings'
import { listingGaps } from '@ahia/rules/listing/listing-gaps'
import { alike, soldRows } from './choices.rules.ts'
import type { ListingForm } from './listing-form.ts'
import { readAmount, readCount } from './typed.rules.ts'

export type Gap = { code: ListingGap; field: string; message: string }

/** SELL-10: what is missing in what is typed now. Which goods need a registration only the server knows. */
export function gapsOf(form: ListingForm, listing: Listing | null): Gap[] {
  const { name, subtitle, description, shelf, basePrice, pictures, specifications } = form
  const needsRegistration = listing?.gaps.some(({ code }) => code === 'REGISTRATION_MISSING') ?? false
  const hasRegistration = specifications.some(
    (pair) => alike(pair.name) === alike(REGISTRATION_SPECIFICATION) && pair.value.trim() !== '',
  )
  const gaps = listingGaps({
    name,
    subtitle,
    description,
    hasCategory: shelf.category !== null,
    basePrice: readAmount(basePrice),
    pictures: pictures.length,
    isCounted: soldRows(form).every(({ quantity }) => readCount(quantity) !== null),
    lacksRegistration: needsRegistration && !hasRegistration,
  })
  return gaps.map((code) => ({
    code,
    field: LISTING_GAPS[code].field,
    message: LISTING_GAPS[code].sentence,
  }))
}

/** For one line: 'Missing: picture, subtitle'. */
const SHORT = {
  NAME_SHORT: 'longer title',
  SUBTITLE_SHORT: 'subtitle',
  DESCRIPTION_SHORT: 'description',
  CATEGORY_MISSING: 'category',
  PRICE_MISSING: 'price',
  PICTURE_MISSING: 'picture',
  QUANTITY_MISSING: 'quantity',
  REGISTRATION_MISSING: 'NAFDAC number',
} as const satisfies Record<ListingGap, string>

export const gapWords = (gaps: readonly { code: ListingGap }[]): string =>
  gaps.map(({ code }) => SHORT[code]).join(', ')
