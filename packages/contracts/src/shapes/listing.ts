import { CATEGORIES } from '@ahia/reference/categories'
import { DELIVERY_AREAS, PROMISE_UNITS } from '@ahia/reference/delivery-areas'
import { DELIVERY_TYPES } from '@ahia/reference/delivery-types'
import { LISTING_GAPS, LISTING_STATUSES, type ListingGap } from '@ahia/reference/listings'
import { RETURN_POLICIES } from '@ahia/reference/return-policies'
import { TAX_CLASSES } from '@ahia/reference/tax-classes'
import { z } from 'zod'
import { addOnIdSchema, optionIdSchema, productIdSchema, variantIdSchema } from '../ids.ts'
import { MAX_PICTURES } from '../limits.ts'

const naira = z.number().nonnegative()
const count = z.int().nonnegative()
const time = z.iso.datetime()
const version = z.int().positive()

const GAPS = Object.keys(LISTING_GAPS) as [ListingGap, ...ListingGap[]]

export const listingGapSchema = z.strictObject({
  code: z.enum(GAPS),
  field: z.string().describe('where in the editor it is typed in'),
  message: z.string().describe('what to do, as a sentence'),
})

/** What the three levels that can be sold have in common. */
const sellable = {
  stock: count.describe('that can be bought now'),
  held: count.describe('set aside for shoppers who are paying'),
  isCounted: z.boolean().describe('SELL-10: false until a quantity was typed'),
  sku: z.string().nullable(),
  lowStock: count.describe('at this stock or less it is low'),
}

const optionSchema = z.strictObject({
  _id: optionIdSchema,
  value: z.string(),
  price: naira.nullable().describe('null: the price of its variant'),
  version,
  ...sellable,
})

const variantSchema = z.strictObject({
  _id: variantIdSchema,
  value: z.string(),
  price: naira.nullable().describe('null: the base price'),
  version,
  ...sellable,
  options: z
    .strictObject({ name: z.string(), values: z.array(optionSchema) })
    .nullable()
    .describe('null: the variant itself is sold, else each of these'),
})

const noticeSchema = z.strictObject({
  rule: z.string().nullable().describe('the rule of the market that it breaks, as a sentence'),
  reason: z.string().describe('why, in words for the shop'),
  since: time,
  appeal: z
    .strictObject({ words: z.string(), at: time, answer: z.string().nullable() })
    .nullable()
    .describe('what the shop wrote about it, and what staff answered'),
})

export const LISTING_ACTIONS = ['EDIT', 'PUBLISH', 'HIDE', 'REMOVE', 'COPY', 'PREVIEW', 'APPEAL'] as const

/** SELL-12 to SELL-15: a product as its own shop sees and edits it. */
export const listingSchema = z.strictObject({
  _id: productIdSchema,
  status: z.enum(LISTING_STATUSES),
  version: version.describe('goes up with every change by the shop, not with sales'),
  name: z.string(),
  subtitle: z.string(),
  description: z.string(),
  brand: z.string().nullable(),
  category: z.enum(CATEGORIES).nullable().describe('null: not chosen yet'),
  subCategory: z.string(),
  basePrice: naira.nullable().describe('null: not typed yet'),
  fromPrice: naira.nullable().describe('the lowest price of its choices; null when all cost the same'),
  specifications: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  delivery: z.strictObject({
    type: z.enum(DELIVERY_TYPES),
    area: z.enum(DELIVERY_AREAS),
    promise: z.strictObject({ within: count, unit: z.enum(PROMISE_UNITS) }).nullable(),
  }),
  returns: z.strictObject({ policy: z.enum(RETURN_POLICIES), days: count }),
  taxClass: z.enum(TAX_CLASSES),
  pictures: z
    .array(z.strictObject({ key: z.string(), url: z.string().startsWith('/media/') }))
    .max(MAX_PICTURES)
    .describe('the first is the cover'),
  ...sellable,
  variants: z
    .strictObject({ name: z.string(), values: z.array(variantSchema) })
    .nullable()
    .describe('null: the product itself is sold; else `stock` and `held` are sums, and its `sku` is null'),
  addOns: z.array(
    z.strictObject({ _id: addOnIdSchema, name: z.string(), price: naira, maxQuantity: z.int().positive() }),
  ),
  sales: count,
  rating: z.number().min(0).max(5),
  reviews: count,
  createdAt: time,
  gaps: z.array(listingGapSchema).describe('what is missing before it can be published'),
  notice: noticeSchema.nullable().describe('why it is in review or was taken down'),
  actions: z.array(z.enum(LISTING_ACTIONS)).describe('what the shop can do with it now'),
})

export type Listing = z.output<typeof listingSchema>

/** SELL-09: what the list shows of a product. */
export const listingRowSchema = listingSchema
  .pick({
    _id: true,
    status: true,
    version: true,
    name: true,
    basePrice: true,
    fromPrice: true,
    stock: true,
    sales: true,
    createdAt: true,
    gaps: true,
  })
  .extend({
    picture: z.string().startsWith('/media/').nullable(),
    sku: z.string().nullable().describe('of a product without choices'),
    choices: count.describe('how many different things of it can be bought; 0: only itself'),
    isLow: z.boolean(),
    reason: z.string().nullable().describe('why it is in review or was taken down'),
  })

export type ListingRow = z.output<typeof listingRowSchema>

export const LISTING_TABS = [
  'ALL',
  'LIVE',
  'DRAFT',
  'HIDDEN',
  'OUT_OF_STOCK',
  'LOW',
  'IN_REVIEW',
  'TAKEN_DOWN',
] as const
export const LISTING_SORTS = ['NEWEST', 'BEST_SELLING', 'LEAST_STOCK'] as const

export type ListingTab = (typeof LISTING_TABS)[number]
export type ListingSort = (typeof LISTING_SORTS)[number]
