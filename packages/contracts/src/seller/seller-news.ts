import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { wholeNumber } from '../fields/query-text.ts'
import { orderIdSchema, productIdSchema, shopNewsIdSchema } from '../ids.ts'
import { NEWS_A_PAGE } from '../limits.ts'

const time = z.iso.datetime()

/** SELL-47 */
export const listSellerNews = endpoint({
  method: 'GET',
  path: '/seller/news',
  auth: 'shop',
  tag: 'seller news',
  summary: 'What happened to the orders, listings and stock of the shop, newest first',
  query: z.strictObject({
    cursor: shopNewsIdSchema.optional().describe('`next` of the page before'),
    limit: wholeNumber(1, NEWS_A_PAGE).default(NEWS_A_PAGE),
  }),
  data: z.strictObject({
    news: z.array(
      z.strictObject({
        _id: shopNewsIdSchema,
        kind: z.enum([
          'ORDER_PAID',
          'ORDER_LATE',
          'ORDER_CANCELLED',
          'ADDRESS_ANSWERED',
          'ORDER_DELIVERED',
          'ORDER_RETURNED',
          'PROBLEM_REPORTED',
          'DISPUTE_MESSAGE',
          'DISPUTE_WITH_STAFF',
          'DISPUTE_APPEALED',
          'DISPUTE_DECIDED',
          'LISTING_PUBLISHED',
          'LISTING_HIDDEN',
          'LISTING_TAKEN_DOWN',
          'LISTING_RESTORED',
          'SOLD_OUT',
        ]),
        orderId: orderIdSchema.nullable().describe('null: it is about a product'),
        productId: productIdSchema.nullable(),
        subject: z.string().nullable().describe('what is sold out'),
        at: time,
        isRead: z.boolean(),
      }),
    ),
    unread: z.int().nonnegative(),
    next: shopNewsIdSchema.nullable(),
  }),
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})

export const readSellerNews = endpoint({
  method: 'POST',
  path: '/seller/news/read',
  auth: 'shop',
  tag: 'seller news',
  summary: 'Marks what is no newer than this as read; idempotent',
  body: z.strictObject({ upTo: shopNewsIdSchema }),
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})
