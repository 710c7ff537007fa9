import { CATEGORIES } from '@ahia/reference/categories'
import { DELIVERY_AREAS, PROMISE_UNITS } from '@ahia/reference/delivery-areas'
import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { DELIVERY_TYPES } from '@ahia/reference/delivery-types'
import { RETURN_POLICIES } from '@ahia/reference/return-policies'
import { TAX_CLASSES } from '@ahia/reference/tax-classes'
import { z } from 'zod'
import { addOnIdSchema, optionIdSchema, productIdSchema, shopIdSchema, variantIdSchema } from '../ids.ts'
import { MAX_BRAND, MAX_PICTURES } from '../limits.ts'

export const category = z.enum(CATEGORIES)
export const price = z.number().nonnegative().describe('naira')
export const count = z.int().nonnegative()
const imagePath = z.string().startsWith('/media/')
export const shopCardSchema = z.strictObject({
  _id: shopIdSchema,
  name: z.string(),
  city: z.string(),
  avatar: imagePath.nullable(),
})

/** SELL-48: while a shop is away. */
export const awaySchema = z.strictObject({
  backOn: z.iso.date().describe('the day in Lagos on which it is open again'),
  words: z.string().nullable().describe('what the shop says about it'),
})

const promise = z
  .strictObject({ within: z.int().min(1).max(30), unit: z.enum(PROMISE_UNITS) })
  .describe('how soon the shop delivers after payment')

const MAX_HOURS = 12

/** WIN-01: what a shop decides about the delivery of a product. Hours can be kept only within one city. */
export const deliveryTermsSchema = z
  .strictObject({
    area: z.enum(DELIVERY_AREAS).default('EVERYWHERE'),
    promise: promise.nullable().default(null),
  })
  .refine(
    ({ area, promise: given }) => given?.unit !== 'HOURS' || (area === 'CITY' && given.within <= MAX_HOURS),
    {
      path: ['promise'],
      error: `A promise in hours is for delivery in your own city, and at most ${MAX_HOURS} hours`,
    },
  )

export type ProductDeliveryTerms = z.output<typeof deliveryTermsSchema>

const logistics = z.strictObject({
  deliveryType: z.enum(DELIVERY_TYPES),
  onlyIn: z
    .strictObject({
      area: z.enum(DELIVERY_AREAS).exclude(['EVERYWHERE']),
      state: z.enum(DELIVERY_STATES),
      city: z.string(),
    })
    .optional()
    .describe('the only place it is delivered to, the city or state of the shop; left out for everywhere'),
  promise: promise.optional().describe('left out where the usual days of the estimate apply'),
})

/** The fields of a product that a list shows. */
export const productCardSchema = z.strictObject({
  _id: productIdSchema,
  name: z.string(),
  subtitle: z.string(),
  images: z.array(imagePath).max(MAX_PICTURES),
  placeholder: z
    .string()
    .startsWith('data:')
    .nullable()
    .describe('stands in for the first image while it loads'),
  basePrice: price,
  fromPrice: price.nullable().describe('the lowest price of its choices; null when all cost the same'),
  baseQuantity: count.describe('stock of all variants together'),
  category,
  subCategory: z.string(),
  rating: z.number().min(0).max(5).describe('0 without reviews'),
  reviews: count,
  sales: count,
  isFeatured: z.boolean(),
  logistics,
  shopId: shopCardSchema.describe('the seller'),
})

/** What a shop's window and the smaller rows of the front page show of a product: the first image only. */
export const smallProductSchema = productCardSchema.pick({
  _id: true,
  name: true,
  images: true,
  basePrice: true,
  fromPrice: true,
  category: true,
})

const optionGroupSchema = z.strictObject({
  optionName: z.string(),
  optionValues: z.array(
    z.strictObject({ _id: optionIdSchema, value: z.string(), price: price.nullable(), quantity: count }),
  ),
})

const variantGroupSchema = z.strictObject({
  variantName: z.string(),
  variantValues: z.array(
    z.strictObject({
      _id: variantIdSchema,
      value: z.string(),
      price: price.nullable().describe('null: the base price'),
      quantity: count,
      options: z.array(optionGroupSchema),
    }),
  ),
})

const addOnSchema = z.strictObject({
  _id: addOnIdSchema,
  name: z.string(),
  price,
  maxQuantityAllowed: z.int().positive(),
})

/** DATA-03: all fields of a product. */
export const productSchema = productCardSchema.extend({
  shopId: shopCardSchema
    .extend({
      rating: z.number().min(0).max(5).describe('over all reviews of its products; 0 without any'),
      reviews: count,
      away: awaySchema.optional().describe('only while the shop is on holiday: nothing can be bought'),
    })
    .describe('the seller'),
  brand: z.string().max(MAX_BRAND).nullable().describe('null for goods without one'),
  description: z.string(),
  specifications: z.record(z.string(), z.string()),
  variants: z.array(variantGroupSchema),
  addOns: z.array(addOnSchema),
  returnPolicy: z.strictObject({ policy: z.enum(RETURN_POLICIES), period: count.describe('days') }),
  taxClass: z.enum(TAX_CLASSES),
})
