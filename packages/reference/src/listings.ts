/** SELL-20: hidden is the shop's decision, taken down is staff's; removed is for good. */
export const LISTING_STATUSES = ['DRAFT', 'LIVE', 'HIDDEN', 'IN_REVIEW', 'TAKEN_DOWN', 'REMOVED'] as const

export type ListingStatus = (typeof LISTING_STATUSES)[number]

/** CONST-11, SELL-10: what a listing lacks before it can go on the shelf, and where it is typed in. */
export const LISTING_GAPS = {
  NAME_SHORT: {
    field: 'name',
    sentence: 'Write a title of at least 5 characters: what it is, and its size.',
  },
  SUBTITLE_SHORT: { field: 'subtitle', sentence: 'Write a subtitle of at least 10 characters.' },
  DESCRIPTION_SHORT: { field: 'description', sentence: 'Write a description of at least 40 characters.' },
  CATEGORY_MISSING: { field: 'category', sentence: 'Choose a category.' },
  PRICE_MISSING: { field: 'basePrice', sentence: 'Enter a price.' },
  PICTURE_MISSING: { field: 'pictures', sentence: 'Add at least one picture.' },
  QUANTITY_MISSING: { field: 'quantity', sentence: 'Enter how many you have. It can be 0.' },
  REGISTRATION_MISSING: {
    field: 'specifications',
    sentence: 'Add the NAFDAC number to the specifications, as it is printed on the pack.',
  },
} as const

export type ListingGap = keyof typeof LISTING_GAPS

/** SELL-22: the specification that holds the registration number, so that shoppers read it on the page. */
export const REGISTRATION_SPECIFICATION = 'NAFDAC number'
