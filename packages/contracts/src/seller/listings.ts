import { CATEGORIES } from '@ahia/reference/categories'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { wholeNumber } from '../fields/query-text.ts'
import { proseUpTo, textUpTo } from '../fields/text.ts'
import { productIdSchema } from '../ids.ts'
import { LISTINGS_A_PAGE, MAX_LISTINGS_A_PAGE, MAX_REASON_LENGTH, MAX_VERSION } from '../limits.ts'
import { LISTING_SORTS, LISTING_TABS, listingRowSchema, listingSchema } from '../shapes/listing.ts'
import { checkTogether, listingFields } from './listing-fields.ts'

/** SELL-07: the second arrival gets the first one's answer. */
const requestKey = z
  .uuid()
  .toLowerCase()
  .describe('a new UUID for every command; the same one for its repeat')
/** SELL-08: an old one is refused with the present state in `details.product`. */
const version = z.int().min(1).max(MAX_VERSION).describe('of the product as it was shown')
const name = textUpTo(200, 'Title is required')

/** T20: all commands about products together; an editor saves itself while somebody types. */
const commands = { account: { name: 'seller-products', max: 600, seconds: 60, lease: 20 } } as const

const READ = ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'] as const
const COMMAND = [...READ, 'RATE_LIMITED', 'REQUEST_KEY_REUSED'] as const
const OF_ONE = [...COMMAND, 'PRODUCT_NOT_FOUND', 'PRODUCT_GONE', 'CHANGED_MEANWHILE'] as const
const SAVED = ['NAME_TAKEN', 'SKU_TAKEN', 'PICTURE_UNKNOWN', 'NOT_ENOUGH'] as const

const theProduct = z.strictObject({ product: listingSchema })
const ofProduct = z.strictObject({ id: productIdSchema })

const tabCounts = z.strictObject(
  Object.fromEntries(LISTING_TABS.map((tab) => [tab, z.int().nonnegative()])) as Record<
    (typeof LISTING_TABS)[number],
    z.ZodInt
  >,
)

/** SELL-09 */
export const listListings = endpoint({
  method: 'GET',
  path: '/seller/products',
  auth: 'shop',
  tag: 'seller products',
  summary: 'The products of the shop, a page of them, and how many each tab has',
  query: z.strictObject({
    tab: z.enum(LISTING_TABS).default('ALL'),
    search: textUpTo(100, 'must not be blank').optional().describe('in titles and SKUs'),
    sort: z.enum(LISTING_SORTS).default('NEWEST'),
    cursor: z
      .string()
      .max(200)
      .regex(/^[A-Za-z0-9_-]+$/)
      .optional()
      .describe('`next` of the page before'),
    limit: wholeNumber(1, MAX_LISTINGS_A_PAGE).default(LISTINGS_A_PAGE),
  }),
  data: z.strictObject({
    products: z.array(listingRowSchema),
    counts: tabCounts,
    next: z.string().nullable(),
  }),
  errors: READ,
})

export const getListing = endpoint({
  method: 'GET',
  path: '/seller/products/{id}',
  auth: 'shop',
  tag: 'seller products',
  summary: 'One product of the shop with all that can be edited',
  params: ofProduct,
  data: theProduct,
  errors: [...READ, 'PRODUCT_NOT_FOUND'],
})

/** SELL-13: a thousand rows with at most seven fields each, and the listing around them. */
const OF_ALL_ROWS = 10_000

/** SELL-11, SELL-12 */
export const createListing = endpoint({
  method: 'POST',
  path: '/seller/products',
  auth: 'shop',
  tag: 'seller products',
  summary: 'Adds a draft; only its name is needed',
  body: z.strictObject({ requestKey, name, ...listingFields }).superRefine(checkTogether),
  data: theProduct,
  errors: [...COMMAND, ...SAVED, 'TOO_MANY_PRODUCTS'],
  limits: commands,
  maxValues: OF_ALL_ROWS,
})

/** SELL-08, SELL-15 */
export const changeListing = endpoint({
  method: 'PATCH',
  path: '/seller/products/{id}',
  auth: 'shop',
  tag: 'seller products',
  summary: 'Saves what changed; fields left out stay as they are',
  params: ofProduct,
  body: z
    .strictObject({ requestKey, version, name: name.optional(), ...listingFields })
    .superRefine(checkTogether),
  data: theProduct,
  errors: [...OF_ONE, ...SAVED, 'LISTING_INCOMPLETE', 'LISTING_UNDER_REVIEW'],
  limits: commands,
  maxValues: OF_ALL_ROWS,
})

const step = <const Path extends string>(path: Path, summary: string) =>
  ({
    method: 'POST',
    path: `/seller/products/{id}/${path}`,
    auth: 'shop',
    tag: 'seller products',
    summary,
    params: ofProduct,
    body: z.strictObject({ requestKey, version }),
    data: theProduct,
    errors: [...OF_ONE, 'STEP_REFUSED'],
    limits: commands,
  }) as const

/** SELL-10, SELL-20, SELL-22 */
export const publishListing = endpoint({
  ...step('publish', 'Publishes the product, or sends it to staff where a rule asks for it (IN_REVIEW)'),
  errors: [
    ...OF_ONE,
    'LISTING_INCOMPLETE',
    'SHOP_SUSPENDED',
    'LISTING_UNDER_REVIEW',
    'LISTING_TAKEN_DOWN',
    'STEP_REFUSED',
  ],
})

export const hideListing = endpoint(
  step('hide', 'Hides the product from shoppers; it can be published again'),
)

/** SELL-20 */
export const removeListing = endpoint({
  ...step('remove', 'Removes the product for good; orders already placed are still sent'),
  data: nothing,
})

export const copyListing = endpoint({
  ...step('copy', 'A draft with the same words, choices and add-ons; without stock, SKUs and pictures'),
  body: z.strictObject({ requestKey }),
  errors: [...COMMAND, 'PRODUCT_NOT_FOUND', 'TOO_MANY_PRODUCTS'],
})

/** SELL-19 */
export const previewListing = endpoint({
  method: 'POST',
  path: '/seller/products/{id}/preview',
  auth: 'shop',
  tag: 'seller products',
  summary: 'An address of one hour where the product looks as shoppers will see it',
  params: ofProduct,
  limits: commands,
  data: z.strictObject({ url: z.string().startsWith('/'), until: z.iso.datetime() }),
  errors: [...READ, 'RATE_LIMITED', 'PRODUCT_NOT_FOUND'],
})

/** SELL-20 */
export const appealListing = endpoint({
  ...step('appeal', 'Asks staff to look again at a product that they took down; once per decision'),
  body: z.strictObject({
    requestKey,
    words: proseUpTo(MAX_REASON_LENGTH, 'Say what you changed, or why it should stay'),
  }),
  errors: [...COMMAND, 'PRODUCT_NOT_FOUND', 'STEP_REFUSED'],
})

/** SELL-17: for `youReceive` of @ahia/rules, which the editor computes while a price is typed. */
export const getSellerRates = endpoint({
  method: 'GET',
  path: '/seller/rates',
  auth: 'shop',
  tag: 'seller products',
  summary: 'The commission in force by category, with a package and without',
  data: z.strictObject({
    hasPackage: z.boolean().describe('whether the shop has one'),
    rates: z.array(
      z.strictObject({
        category: z.enum(CATEGORIES),
        withPackageBps: z.int().nonnegative().describe('basis points: 1800 is 18 %'),
        withoutPackageBps: z.int().nonnegative(),
      }),
    ),
  }),
  errors: READ,
})
