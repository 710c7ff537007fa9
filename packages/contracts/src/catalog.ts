import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { DELIVERY_TYPES } from '@ahia/reference/delivery-types'
import { SORTS } from '@ahia/reference/sorts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { naira, wholeNumber, yesOrNo } from './fields/query-text.ts'
import { productIdSchema, shopIdSchema } from './ids.ts'
import {
  BRANDS_OFFERED,
  MAX_BRAND,
  MAX_PAGE_SIZE,
  MAX_SEARCH,
  MAX_SUGGESTIONS,
  PAGE_SIZE,
  PRODUCTS_A_RAIL,
} from './limits.ts'
import {
  category,
  count,
  price,
  productCardSchema,
  productSchema,
  shopCardSchema,
  smallProductSchema,
} from './shapes/product.ts'

const MAX_PAGE = 1_000_000
const MAX_NAIRA = 1_000_000_000

const counted = <Value extends z.ZodType>(value: Value) => z.array(z.strictObject({ value, count }))

/** How many products there would be with one more filter, all others kept. */
const facetsSchema = z.strictObject({
  categories: counted(category).describe('while no category is chosen'),
  subCategories: counted(z.string()).describe('of the chosen category'),
  ratings: counted(z.int().min(1).max(5)).describe('this many stars or more'),
  inStock: count,
  delivery: counted(z.enum(DELIVERY_TYPES)),
  deliversTo: counted(z.enum(DELIVERY_STATES)),
  brands: counted(z.string())
    .max(BRANDS_OFFERED)
    .describe('those with most products; empty where goods have none'),
  price: z
    .strictObject({ min: price, max: price })
    .nullable()
    .describe('lowest and highest price before filters'),
})

export type ProductCard = z.output<typeof productCardSchema>
export type Product = z.output<typeof productSchema>
export type Facets = z.output<typeof facetsSchema>

const understoodSchema = z
  .strictObject({
    chips: z.array(z.strictObject({ label: z.string(), without: z.string() })),
    isClose: z.boolean(),
    notCarried: z.strictObject({ brand: z.string(), kind: z.string() }).nullable(),
  })
  .describe(
    'what was understood from the words of a search: price, size, colour and the like, each with the search without it; whether nothing matches all of it and the products are only close; a brand that nobody sells here, and the kind of thing shown instead',
  )

export type UnderstoodSearch = z.output<typeof understoodSchema>

const inOrder = ({ minPrice, maxPrice }: { minPrice?: number | undefined; maxPrice?: number | undefined }) =>
  minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  auth: 'none',
  isPublic: true,
  tag: 'catalog',
  summary:
    'Products of the market, filtered, sorted and paged, with counts for the filters; without limit and page, the first 12 of total',
  query: z
    .strictObject({
      category: category.optional(),
      subcategory: z.string().trim().min(1).max(60).optional(),
      search: z.string().trim().max(MAX_SEARCH).optional(),
      minPrice: naira(MAX_NAIRA).optional(),
      maxPrice: naira(MAX_NAIRA).optional(),
      shopId: shopIdSchema.optional(),
      rating: wholeNumber(1, 5).optional().describe('at least this many stars'),
      inStock: yesOrNo.optional(),
      delivery: z.enum(DELIVERY_TYPES).optional(),
      deliversTo: z.enum(DELIVERY_STATES).optional().describe('only what can be delivered to this state'),
      brand: z.string().trim().min(1).max(MAX_BRAND).optional().describe('in any case'),
      sort: z.enum(SORTS).optional(),
      page: wholeNumber(1, MAX_PAGE).default(1),
      limit: wholeNumber(1, MAX_PAGE_SIZE)
        .default(PAGE_SIZE)
        .describe('products per page: 12 unless given, at most 100'),
    })
    .refine(inOrder, { path: ['minPrice'], error: 'The lowest price is above the highest' }),
  data: z.strictObject({
    products: z.array(productCardSchema),
    total: count,
    page: z.int().positive(),
    pages: count,
    facets: facetsSchema,
    didYouMean: z
      .string()
      .nullable()
      .describe('set when words were misspelt; the products match this correction'),
    understood: understoodSchema,
  }),
  errors: [],
})

export const featuredProducts = endpoint({
  method: 'GET',
  path: '/products/featured',
  auth: 'none',
  isPublic: true,
  tag: 'catalog',
  summary: 'Products picked for the front page',
  query: z.strictObject({}),
  data: z.strictObject({
    products: z.array(productCardSchema),
    promoted: z
      .array(productIdSchema)
      .default([])
      .describe('those whose place is part of the shop’s package'),
  }),
  errors: [],
})

const railSchema = z
  .array(smallProductSchema.extend({ sales: count, shopName: z.string() }))
  .max(PRODUCTS_A_RAIL)

export type RailProduct = z.output<typeof railSchema.element>

/** WIN-11: at most two products of one shop in each. */
export const productRails = endpoint({
  method: 'GET',
  path: '/products/rails',
  auth: 'none',
  isPublic: true,
  tag: 'catalog',
  summary: 'The newest products in stock and those sold most, for the front page',
  query: z.strictObject({}),
  data: z.strictObject({ newest: railSchema, popular: railSchema }),
  errors: [],
})

const ID_AND_COMMA = 37

/** Comma-separated ids. Too many are one error, found before any of them is checked. */
const productIds = z
  .string()
  .max(MAX_PAGE_SIZE * ID_AND_COMMA)
  .transform((text) => text.toLowerCase().split(','))
  .pipe(z.array(z.string()).max(MAX_PAGE_SIZE))
  .pipe(z.array(productIdSchema))

export const productCards = endpoint({
  method: 'GET',
  path: '/products/cards',
  auth: 'none',
  isPublic: true,
  tag: 'catalog',
  summary: 'Cards of these products, in the order of the ids; products that are not on sale are left out',
  query: z.strictObject({ ids: productIds.describe(`up to ${MAX_PAGE_SIZE} ids with commas between them`) }),
  data: z.strictObject({ products: z.array(productCardSchema) }),
  errors: [],
})

// Any text: a malformed id is a product that does not exist (404), not invalid input.
const productParams = z.strictObject({ id: z.string() })

export const showProduct = endpoint({
  method: 'GET',
  path: '/products/{id}',
  auth: 'none',
  isPublic: true,
  tag: 'catalog',
  summary: 'One product with its variants, options, add-ons and specifications',
  params: productParams,
  data: z.strictObject({ product: productSchema }),
  errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_GONE'],
})

/** SELL-19: as its shop sees it before it is published; never kept by a cache. */
export const previewProduct = endpoint({
  method: 'GET',
  path: '/products/{id}/preview',
  auth: 'none',
  tag: 'catalog',
  summary: 'A product as shoppers will see it, with a token of one hour from its shop',
  params: productParams,
  query: z.strictObject({ token: z.string().min(1).max(100) }),
  data: z.strictObject({ product: productSchema }),
  errors: ['PRODUCT_NOT_FOUND'],
})

export const relatedProducts = endpoint({
  method: 'GET',
  path: '/products/{id}/related',
  auth: 'none',
  isPublic: true,
  tag: 'catalog',
  summary: 'Related products: from the same subcategory first, then from the same category',
  params: productParams,
  data: z.strictObject({ products: z.array(productCardSchema) }),
  errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_GONE'],
})

const suggestionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('search'), label: z.string() }),
  z.strictObject({
    kind: z.literal('category'),
    label: z.string(),
    category,
    subCategory: z.string().nullable(),
  }),
  z.strictObject({ kind: z.literal('shop'), label: z.string(), shop: shopCardSchema }),
  z.strictObject({
    kind: z.literal('product'),
    label: z.string(),
    product: productCardSchema.pick({ _id: true, images: true, placeholder: true, basePrice: true }),
  }),
])

export type Suggestion = z.output<typeof suggestionSchema>

export const suggest = endpoint({
  method: 'GET',
  path: '/search/suggest',
  auth: 'none',
  isPublic: true,
  tag: 'catalog',
  summary: 'Words, categories, shops and products for what is being typed',
  query: z.strictObject({ q: z.string().trim().min(1).max(100) }),
  data: z.strictObject({ suggestions: z.array(suggestionSchema).max(MAX_SUGGESTIONS) }),
  errors: [],
})
