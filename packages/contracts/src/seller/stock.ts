import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { wholeNumber } from '../fields/query-text.ts'
import { requestKey } from '../fields/request-key.ts'
import { textUpTo } from '../fields/text.ts'
import { orderIdSchema, productIdSchema, sellableIdSchema, stockMoveIdSchema } from '../ids.ts'
import {
  MAX_PRICE_NAIRA,
  MAX_STOCK,
  MAX_STOCK_NOTE_LENGTH,
  MAX_STOCK_ROWS,
  MAX_STOCK_STEP,
  MAX_VERSION,
  STOCK_ROWS_A_PAGE,
} from '../limits.ts'
import {
  COUNT_REASONS,
  STOCK_CHANGES,
  STOCK_MOVE_KINDS,
  STOCK_TABS,
  stockRowSchema,
} from '../shapes/stock-row.ts'

/** T20: all commands about stock and prices together; a shop that counts everything sends many at once. */
const commands = { account: { name: 'seller-stock', max: 120, seconds: 60, lease: 10 } } as const

const ERRORS = ['NOT_SIGNED_IN', 'RATE_LIMITED', 'REQUEST_KEY_REUSED', 'SHOP_INCOMPLETE'] as const
const time = z.iso.datetime()
/** SELL-42: 200 rows with at most five fields each. */
const OF_ALL_ROWS = 2_000

const eachOnce = <Row extends { sellable: string }>(rows: z.ZodType<Row[], unknown>) =>
  rows.refine((list) => new Set(list.map(({ sellable }) => sellable)).size === list.length, {
    error: 'has the same item twice',
  })

/** SELL-42 */
export const listStock = endpoint({
  method: 'GET',
  path: '/seller/stock',
  auth: 'shop',
  tag: 'seller stock',
  summary: 'What the shop sells, one row for each product or choice with its price and stock',
  query: z.strictObject({
    show: z.enum(STOCK_TABS).default('ALL'),
    search: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .optional()
      .describe('part of a name, or the beginning of a SKU'),
    product: productIdSchema.optional().describe('the rows of this product only'),
    cursor: sellableIdSchema.optional().describe('`next` of the page before'),
    limit: wholeNumber(1, MAX_STOCK_ROWS).default(STOCK_ROWS_A_PAGE),
  }),
  data: z.strictObject({
    rows: z.array(stockRowSchema),
    counts: z.strictObject({
      low: z.int().nonnegative().describe('low, but not sold out'),
      soldOut: z.int().nonnegative(),
    }),
    shownAt: time.describe('sent back with a count, so that what happened since is noticed'),
    next: sellableIdSchema.nullable(),
  }),
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})

const note = textUpTo(MAX_STOCK_NOTE_LENGTH, 'Say something or leave the note out').optional()

/** SELL-40: a difference with its reason, never 'set to'. */
export const moveStock = endpoint({
  method: 'POST',
  path: '/seller/stock/moves',
  auth: 'shop',
  tag: 'seller stock',
  summary: 'Adds what came and takes off what went, each row with a result of its own',
  body: z.strictObject({
    requestKey,
    moves: z
      .array(
        z.strictObject({
          sellable: sellableIdSchema,
          kind: z.enum(STOCK_CHANGES).describe('RESTOCKED adds, the others take off'),
          quantity: z.int().min(1).max(MAX_STOCK_STEP),
          note,
        }),
      )
      .min(1)
      .max(MAX_STOCK_ROWS),
  }),
  data: z.strictObject({
    results: z.array(
      z.strictObject({
        _id: sellableIdSchema,
        result: z.enum(['SAVED', 'NOT_ENOUGH', 'TOO_MANY', 'SELLABLE_NOT_FOUND']),
        row: stockRowSchema.nullable().describe('as it is now; null where there is none'),
      }),
    ),
  }),
  errors: ERRORS,
  limits: commands,
  maxValues: OF_ALL_ROWS,
})

/** SELL-41 */
export const countStock = endpoint({
  method: 'POST',
  path: '/seller/stock/counts',
  auth: 'shop',
  tag: 'seller stock',
  summary: 'Books the difference between what was counted and what was shown as being there',
  body: z.strictObject({
    requestKey,
    counts: eachOnce(
      z
        .array(
          z.strictObject({
            sellable: sellableIdSchema,
            counted: z.int().min(0).max(MAX_STOCK),
            shown: z.int().min(0).max(MAX_STOCK).describe('`onShelf` as it was shown'),
            shownAt: time.describe('`shownAt` of the answer that showed it'),
            why: z.enum(COUNT_REASONS).default('COUNTED_LESS').describe('where less was counted'),
          }),
        )
        .min(1)
        .max(MAX_STOCK_ROWS),
    ),
  }),
  data: z.strictObject({
    results: z.array(
      z.strictObject({
        _id: sellableIdSchema,
        result: z
          .enum(['SAVED', 'CHANGED_MEANWHILE', 'SELLABLE_NOT_FOUND'])
          .describe('CHANGED_MEANWHILE: pieces were handed over, came back or were moved since; count again'),
        booked: z.int().describe('the change of what can be bought'),
        missing: z.int().nonnegative().describe('sold or held, but not there'),
        orders: z.array(orderIdSchema).describe('paid orders that need what is missing'),
        row: stockRowSchema.nullable(),
      }),
    ),
    shownAt: time,
  }),
  errors: ERRORS,
  limits: commands,
  maxValues: OF_ALL_ROWS,
})

const price = z
  .number()
  .positive()
  .max(MAX_PRICE_NAIRA)
  .refine((naira) => Math.abs(naira * 100 - Math.round(naira * 100)) < 1e-4, 'must have at most two decimals')
  .describe('naira')

/** SELL-42, SELL-43 */
export const setPrices = endpoint({
  method: 'POST',
  path: '/seller/prices',
  auth: 'shop',
  tag: 'seller stock',
  summary: 'Changes prices, each row with a result of its own; orders keep the price they were placed at',
  body: z.strictObject({
    requestKey,
    prices: eachOnce(
      z
        .array(
          z.strictObject({
            sellable: sellableIdSchema,
            price: price.nullable().describe('null: what its product or variant costs'),
            version: z.int().positive().max(MAX_VERSION),
            sure: z.boolean().default(false).describe('true for a price that was asked about (PRICE_ODD)'),
          }),
        )
        .min(1)
        .max(MAX_STOCK_ROWS),
    ),
  }),
  data: z.strictObject({
    results: z.array(
      z.strictObject({
        _id: sellableIdSchema,
        result: z.enum(['SAVED', 'CHANGED_MEANWHILE', 'PRICE_ODD', 'PRICE_REQUIRED', 'SELLABLE_NOT_FOUND']),
        row: stockRowSchema.nullable(),
      }),
    ),
  }),
  errors: ERRORS,
  limits: commands,
  maxValues: OF_ALL_ROWS,
})

/** SELL-40 */
export const listStockHistory = endpoint({
  method: 'GET',
  path: '/seller/stock/history',
  auth: 'shop',
  tag: 'seller stock',
  summary: 'Every change of the stock of one item, newest first',
  query: z.strictObject({
    sellable: sellableIdSchema,
    cursor: stockMoveIdSchema.optional().describe('`next` of the page before'),
    limit: wholeNumber(1, 100).default(STOCK_ROWS_A_PAGE),
  }),
  data: z.strictObject({
    moves: z.array(
      z.strictObject({
        _id: stockMoveIdSchema,
        kind: z.enum(STOCK_MOVE_KINDS),
        quantity: z.int().describe('below 0 for what went'),
        at: time,
        isByShop: z.boolean(),
        orderId: orderIdSchema.nullable(),
        note: z.string().nullable(),
      }),
    ),
    next: stockMoveIdSchema.nullable(),
  }),
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE', 'SELLABLE_NOT_FOUND'],
})

/** SELL-44 */
export const downloadProducts = endpoint({
  method: 'GET',
  path: '/seller/products.csv',
  auth: 'shop',
  tag: 'seller stock',
  summary: 'A CSV file with one row for each product or choice: id, SKU, price, stock and its low mark',
  data: z.string(),
  mediaType: 'text/csv',
  isDocumented: false,
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})
