import { addOnIdSchema, optionIdSchema, productIdSchema, variantIdSchema } from '@ahia/contracts/ids'
import type { Listing, ListingRow } from '@ahia/contracts/shapes/listing'

const idOf = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

const COUNTED = { stock: 0, held: 0, isCounted: true, sku: null, lowStock: 3 }

/** A draft that has its title only, as the server answers it. */
export const sampleListing = (given: Partial<Listing> = {}): Listing => ({
  _id: productIdSchema.parse(idOf(1)),
  status: 'DRAFT',
  version: 1,
  name: 'Ankara wrap dress, knee length',
  subtitle: '',
  description: '',
  brand: null,
  category: null,
  subCategory: '',
  basePrice: null,
  fromPrice: null,
  specifications: [],
  delivery: { type: 'STANDARD', area: 'EVERYWHERE', promise: null },
  returns: { policy: 'NONE', days: 0 },
  taxClass: 'STANDARD',
  pictures: [],
  ...COUNTED,
  isCounted: false,
  variants: null,
  addOns: [],
  sales: 0,
  rating: 0,
  reviews: 0,
  createdAt: '2026-11-01T08:15:00.000Z',
  gaps: [],
  notice: null,
  actions: ['EDIT', 'REMOVE', 'COPY', 'PREVIEW'],
  ...given,
})

/** Nothing is missing: it could go on the shelf, or is there. */
export const wholeListing = (given: Partial<Listing> = {}): Listing =>
  sampleListing({
    subtitle: 'Hand-sewn in Enugu, lined',
    description: 'Six yards of wax print, cut on the bias and lined with cotton. Wash by hand.',
    category: 'WARDROBE',
    subCategory: 'OTHER',
    basePrice: 14_800,
    pictures: [{ key: 'ankara-1', url: '/media/ankara-1/720.webp' }],
    stock: 12,
    isCounted: true,
    actions: ['EDIT', 'PUBLISH', 'REMOVE', 'COPY', 'PREVIEW'],
    ...given,
  })

const variant = (place: number, value: string, price: number | null, stock: number) => ({
  _id: variantIdSchema.parse(idOf(100 + place)),
  value,
  price,
  version: 1,
  ...COUNTED,
  stock,
  sku: `AW-${value}`,
  options: null,
})

const option = (place: number, value: string, stock: number) => ({
  _id: optionIdSchema.parse(idOf(200 + place)),
  value,
  price: null,
  version: 1,
  ...COUNTED,
  stock,
})

/** Three sizes, one of them in two colours, and an add-on. */
export const listingWithChoices = (given: Partial<Listing> = {}): Listing =>
  wholeListing({
    fromPrice: 14_800,
    variants: {
      name: 'Size',
      values: [
        variant(1, 'S', null, 4),
        variant(2, 'M', null, 5),
        {
          ...variant(3, 'L', 15_300, 3),
          sku: null,
          options: { name: 'Colour', values: [option(1, 'Red', 1), option(2, 'Blue', 2)] },
        },
      ],
    },
    addOns: [{ _id: addOnIdSchema.parse(idOf(300)), name: 'Belt', price: 1_500, maxQuantity: 1 }],
    ...given,
  })

export const sampleListingRow = (place: number, given: Partial<ListingRow> = {}): ListingRow => ({
  _id: productIdSchema.parse(idOf(place)),
  status: 'LIVE',
  version: 1,
  name: `Product ${place}`,
  basePrice: 9_500,
  fromPrice: null,
  stock: 42,
  sales: 0,
  createdAt: '2026-11-01T08:15:00.000Z',
  gaps: [],
  picture: null,
  sku: null,
  choices: 0,
  isLow: false,
  reason: null,
  ...given,
})

export const sampleCounts = (given: Partial<Record<string, number>> = {}) => ({
  ALL: 5,
  LIVE: 2,
  DRAFT: 1,
  HIDDEN: 1,
  OUT_OF_STOCK: 1,
  LOW: 1,
  IN_REVIEW: 0,
  TAKEN_DOWN: 1,
  ...given,
})
