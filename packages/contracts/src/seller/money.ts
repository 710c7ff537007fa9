import { CATEGORIES } from '@ahia/reference/categories'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { wholeNumber } from '../fields/query-text.ts'
import { orderIdSchema } from '../ids.ts'
import { MONEY_ROWS_A_PAGE } from '../limits.ts'
import { ORDER_STATUSES } from '../shapes/order.ts'

const naira = z.number()
const time = z.iso.datetime()

/** PAYOUT-01: what a balance consists of. */
const MONEY_PARTS = ['AVAILABLE', 'PENDING', 'ON_HOLD'] as const
export type MoneyPart = (typeof MONEY_PARTS)[number]

const partSchema = z.strictObject({
  amount: naira,
  orders: z.int().nonnegative().describe('how many orders are in it'),
})

/** PAYOUT-01 */
export const getMoney = endpoint({
  method: 'GET',
  path: '/seller/money',
  auth: 'shop',
  tag: 'seller money',
  summary: 'The balance of the shop in parts that add up to it, from the ledger',
  data: z.strictObject({
    balance: naira.describe('what the market owes the shop; negative: what the shop owes'),
    available: partSchema.describe('final sales, less what was spent; negative: owed by the shop'),
    pending: partSchema.extend({
      thisWeek: naira.describe('what becomes available within seven days if nobody complains'),
    }),
    onHold: partSchema.describe('under a complaint, disputed by a bank, or being refunded'),
  }),
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})

export type Money = z.output<typeof getMoney.data>

const moneyOrderSchema = z.strictObject({
  _id: orderIdSchema,
  amount: naira.describe('its part of the balance'),
  status: z.enum(ORDER_STATUSES),
  placedAt: time,
  availableAt: time.nullable().describe('PAYOUT-02: when it becomes available; null until it is delivered'),
  hold: z
    .enum(['COMPLAINT', 'BANK_DISPUTE', 'REFUND'])
    .nullable()
    .describe('why it is on hold; null for the other parts'),
})

export type MoneyOrder = z.output<typeof moneyOrderSchema>

/** PAYOUT-02 */
export const listMoneyOrders = endpoint({
  method: 'GET',
  path: '/seller/money/orders',
  auth: 'shop',
  tag: 'seller money',
  summary: 'The orders behind one part of the balance, newest first',
  query: z.strictObject({
    part: z.enum(MONEY_PARTS),
    cursor: orderIdSchema.optional().describe('`next` of the page before'),
    limit: wholeNumber(1, MONEY_ROWS_A_PAGE).default(MONEY_ROWS_A_PAGE),
  }),
  data: z.strictObject({ orders: z.array(moneyOrderSchema), next: orderIdSchema.nullable() }),
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})

const KINDS = [
  'SETTLEMENT',
  'UNCLAIMED',
  'REFUND',
  'REFUND_FAILED',
  'CHARGEBACK',
  'CHARGEBACK_RETURNED',
  'INVOICE',
  'APPEAL',
] as const

const entrySchema = z.strictObject({
  _id: z.string().describe('its place in the ledger: the cursor of the page after it'),
  at: time,
  journal: z.string().describe('the key of its journal'),
  kind: z.enum(KINDS),
  orderId: orderIdSchema.nullable(),
  amount: naira,
  balance: naira.describe('of the shop after it'),
})

export type MoneyEntry = z.output<typeof entrySchema>

const PLACE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d{1,5}$/

export const listMoneyEntries = endpoint({
  method: 'GET',
  path: '/seller/money/entries',
  auth: 'shop',
  tag: 'seller money',
  summary: 'Everything that was booked for the shop, newest first, with the balance after each booking',
  query: z.strictObject({
    cursor: z.string().regex(PLACE, 'must be `next` of the page before').optional(),
    limit: wholeNumber(1, MONEY_ROWS_A_PAGE).default(MONEY_ROWS_A_PAGE),
  }),
  data: z.strictObject({ entries: z.array(entrySchema), next: z.string().nullable() }),
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})

const lineSchema = z.strictObject({
  what: z.enum(['ITEMS', 'COMMISSION', 'ITEMS_BACK', 'COMMISSION_BACK', 'RETURNED_TO_YOU']),
  kind: z.enum(KINDS),
  amount: naira,
  journal: z.string(),
  at: time,
  rate: z
    .strictObject({
      category: z.enum(CATEGORIES),
      percent: z.number().nonnegative(),
      of: naira,
      since: time,
    })
    .nullable()
    .describe('of a commission: the rate of the day of payment, and what it was taken of'),
})

/** PAYOUT-08 */
export const explainOrderMoney = endpoint({
  method: 'GET',
  path: '/seller/money/orders/{id}',
  auth: 'shop',
  tag: 'seller money',
  summary: 'What one order brought to the balance, line by line; the lines add up to its change',
  params: z.strictObject({ id: orderIdSchema }),
  data: z.strictObject({
    order: moneyOrderSchema.extend({ part: z.enum(MONEY_PARTS) }),
    shopperPaid: z.strictObject({ items: naira, delivery: naira, service: naira, total: naira }),
    lines: z.array(lineSchema),
  }),
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE', 'ORDER_NOT_FOUND'],
})

export type OrderMoney = z.output<typeof explainOrderMoney.data>
export type OrderMoneyLine = z.output<typeof lineSchema>
