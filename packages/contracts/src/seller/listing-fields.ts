import { CATEGORIES } from '@ahia/reference/categories'
import { DELIVERY_TYPES } from '@ahia/reference/delivery-types'
import { RETURN_POLICIES } from '@ahia/reference/return-policies'
import { SUBCATEGORIES } from '@ahia/reference/subcategories'
import { TAX_CLASSES } from '@ahia/reference/tax-classes'
import { z } from 'zod'
import { textUpTo } from '../fields/text.ts'
import { addOnIdSchema, optionIdSchema, variantIdSchema } from '../ids.ts'
import {
  MAX_ADD_ON_QUANTITY,
  MAX_ADD_ONS,
  MAX_BRAND,
  MAX_LOW_STOCK,
  MAX_OPTIONS,
  MAX_PICTURES,
  MAX_PRICE_NAIRA,
  MAX_RETURN_DAYS,
  MAX_SELLABLE_ROWS,
  MAX_SKU_LENGTH,
  MAX_SPECIFICATIONS,
  MAX_STOCK,
  MAX_VARIANTS,
} from '../limits.ts'
import { deliveryTermsSchema } from '../shapes/product.ts'

const PRICE_RULE = `must be an amount of naira from 0.01 to ${MAX_PRICE_NAIRA.toLocaleString('en')}, with kobo at most`

/** SELL-13: naira with at most two decimals; nothing is given away by a slip of the finger. */
const price = z
  .number(PRICE_RULE)
  .min(0.01, PRICE_RULE)
  .max(MAX_PRICE_NAIRA, PRICE_RULE)
  .refine((naira) => Math.abs(naira * 100 - Math.round(naira * 100)) < 1e-6, PRICE_RULE)
const addOnPrice = z.union([z.literal(0), price], PRICE_RULE)

const quantity = z.int().min(0).max(MAX_STOCK)
/** May be empty in a draft; HTML is shown as it was typed. */
const line = (max: number) => z.union([z.literal(''), textUpTo(max, 'must not be blank')])

/** SELL-40: stock is changed by the difference to what was shown, so that a sale in between stays a sale. */
const stockFields = {
  quantity: quantity.optional().describe('how many there are; left out: unchanged'),
  quantityShown: quantity
    .optional()
    .describe('`stock` as it was shown when `quantity` was typed; left out for a new row: 0'),
  sku: textUpTo(MAX_SKU_LENGTH, 'must not be blank').nullable().optional().describe('left out: unchanged'),
  lowStock: z.int().min(0).max(MAX_LOW_STOCK).optional(),
}

const optionRow = z.strictObject({
  _id: optionIdSchema.optional().describe('of the row that it was; left out for a new one'),
  value: textUpTo(100, 'Enter a value'),
  price: price.nullable().describe('null: the price of its variant'),
  ...stockFields,
})

const variantRow = z.strictObject({
  _id: variantIdSchema.optional().describe('of the row that it was; left out for a new one'),
  value: textUpTo(100, 'Enter a value'),
  price: price.nullable().describe('null: the base price'),
  ...stockFields,
  options: z
    .strictObject({
      name: textUpTo(60, 'Name the options, like Colour'),
      values: z.array(optionRow).min(1, 'Add at least one option').max(MAX_OPTIONS).superRefine(refuseAlike),
    })
    .nullable()
    .default(null),
})

const variants = z
  .strictObject({
    name: textUpTo(60, 'Name the choices, like Size'),
    values: z.array(variantRow).min(1, 'Add at least one choice').max(MAX_VARIANTS).superRefine(refuseAlike),
  })
  .refine(
    ({ values }) =>
      values.reduce((rows, { options }) => rows + (options?.values.length ?? 1), 0) <= MAX_SELLABLE_ROWS,
    `must not have more than ${MAX_SELLABLE_ROWS.toLocaleString('en')} rows in all`,
  )

export type VariantsInput = z.output<typeof variants>

const addOn = z.strictObject({
  _id: addOnIdSchema.optional(),
  name: textUpTo(100, 'Name the add-on'),
  price: addOnPrice,
  maxQuantity: z.int().min(1).max(MAX_ADD_ON_QUANTITY),
})

const specifications = z
  .array(
    z.strictObject({
      name: textUpTo(60, 'Name the specification'),
      value: textUpTo(300, 'Enter its value'),
    }),
  )
  .max(MAX_SPECIFICATIONS)
  .superRefine((pairs, context) =>
    refuseTwice(
      pairs.map(({ name }) => name),
      context,
      'name',
    ),
  )

/** SELL-12 to SELL-14: what a shop can say of a product; a draft needs its name alone. */
export const listingFields = {
  subtitle: line(200).optional(),
  description: z.string().trim().max(5_000).optional(),
  brand: textUpTo(MAX_BRAND, 'must not be blank')
    .refine((brand) => !brand.includes('#'), 'must not contain #')
    .nullable()
    .optional(),
  category: z.enum(CATEGORIES).optional(),
  subCategory: textUpTo(60, 'Choose a subcategory').optional(),
  basePrice: price.nullable().optional().describe('null: none yet, only in a draft'),
  specifications: specifications.optional(),
  delivery: z.strictObject({ type: z.enum(DELIVERY_TYPES), ...deliveryTermsSchema.shape }).optional(),
  returns: z
    .strictObject({ policy: z.enum(RETURN_POLICIES), days: z.int().min(0).max(MAX_RETURN_DAYS) })
    .optional(),
  taxClass: z.enum(TAX_CLASSES).optional(),
  pictures: z
    .array(z.string().min(1).max(80))
    .max(MAX_PICTURES)
    .superRefine((keys, context) => refuseTwice(keys, context, null))
    .optional()
    .describe('keys of `POST /s3/upload`, the cover first'),
  ...stockFields,
  variants: variants
    .nullable()
    .optional()
    .describe('all rows as they are to be; rows left out are no longer offered. null: no choices'),
  addOns: z
    .array(addOn)
    .max(MAX_ADD_ONS)
    .superRefine((rows, context) => {
      refuseTwice(
        rows.map(({ name }) => name),
        context,
        'name',
      )
      refuseSameId(rows, context)
    })
    .optional(),
}

type Fields = z.output<z.ZodObject<typeof listingFields>>

/** What belongs together: a subcategory to its category, hours to a city, a quantity to what was shown. */
export function checkTogether(fields: Fields, context: z.core.$RefinementCtx): void {
  const { category, subCategory, delivery, variants: choices, quantity: typed } = fields
  const issue = (path: PropertyKey[], message: string) =>
    context.issues.push({ code: 'custom', path, message, input: fields })
  if (category !== undefined && subCategory !== undefined && !isOf(category, subCategory))
    issue(['subCategory'], 'must be one of its category')
  if (delivery?.promise?.unit === 'HOURS' && (delivery.area !== 'CITY' || delivery.promise.within > 12))
    issue(
      ['delivery', 'promise'],
      'A promise in hours is for delivery in your own city, and at most 12 hours',
    )
  if (choices && typed !== undefined) issue(['quantity'], 'is counted for each choice')
}

const isOf = (category: keyof typeof SUBCATEGORIES, name: string): boolean =>
  (SUBCATEGORIES[category] as readonly string[]).includes(name)

type Row = { _id?: string | undefined; value: string }

/** Shoppers cannot tell 'Red' from 'red' or 'rèd'. */
function refuseAlike(rows: readonly Row[], context: z.core.$RefinementCtx): void {
  refuseTwice(
    rows.map(({ value }) => value),
    context,
    'value',
  )
  refuseSameId(rows, context)
}

function refuseSameId(rows: readonly { _id?: string | undefined }[], context: z.core.$RefinementCtx): void {
  const seen = new Set<string>()
  for (const [place, { _id }] of rows.entries()) {
    if (_id !== undefined && seen.has(_id))
      context.issues.push({ code: 'custom', path: [place, '_id'], message: 'is there twice', input: rows })
    if (_id !== undefined) seen.add(_id)
  }
}

function refuseTwice(texts: readonly string[], context: z.core.$RefinementCtx, field: string | null): void {
  const seen = new Set<string>()
  for (const [place, text] of texts.entries()) {
    const key = field === null ? text : alike(text)
    const path = field === null ? [place] : [place, field]
    if (seen.has(key)) context.issues.push({ code: 'custom', path, message: 'is there twice', input: texts })
    seen.add(key)
  }
}

const alike = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/gu, ' ').toLowerCase()
