import { z } from 'zod'
import { productIdSchema, sellableIdSchema } from '../ids.ts'

const count = z.int().nonnegative()

/** SELL-41: something that sells, and where its pieces are. */
export const stockRowSchema = z.strictObject({
  _id: sellableIdSchema,
  productId: productIdSchema,
  name: z.string(),
  choice: z.string().nullable().describe('its variant and option; null for a product without choices'),
  image: z.string().nullable(),
  sku: z.string().nullable(),
  isOnSale: z.boolean(),
  price: z.number().nonnegative().describe('naira'),
  isOwnPrice: z.boolean().describe('false: it costs what its product or variant costs'),
  available: count.describe('can be bought'),
  held: count.describe('held for customers who are paying'),
  toHandOver: count.describe('paid, and not handed over yet'),
  onShelf: count.describe('what should be there: available, held and to hand over'),
  lowStock: count.describe('stock is low at this number and below'),
  version: z.int().positive(),
})

export type StockRow = z.output<typeof stockRowSchema>

export const STOCK_TABS = ['ALL', 'LOW', 'SOLD_OUT'] as const
export type StockTab = (typeof STOCK_TABS)[number]

/** SELL-40: what a shop can say about a piece that came or went; each has one direction. */
export const STOCK_CHANGES = ['RESTOCKED', 'DAMAGED', 'LOST', 'SOLD_ELSEWHERE'] as const
export type StockChange = (typeof STOCK_CHANGES)[number]

/** SELL-41: why a count found less. */
export const COUNT_REASONS = ['COUNTED_LESS', 'DAMAGED', 'LOST', 'SOLD_ELSEWHERE'] as const
export type CountReason = (typeof COUNT_REASONS)[number]

export const STOCK_MOVE_KINDS = [
  'OPENING',
  'RESTOCKED',
  'SOLD',
  'RETURNED',
  'COUNTED_MORE',
  'COUNTED_LESS',
  'DAMAGED',
  'LOST',
  'SOLD_ELSEWHERE',
  'RETIRED',
] as const
export type StockMoveKind = (typeof STOCK_MOVE_KINDS)[number]
