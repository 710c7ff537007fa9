import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { requestKey } from '../fields/request-key.ts'
import { proseUpTo } from '../fields/text.ts'
import { orderIdSchema } from '../ids.ts'
import { MAX_APPEAL_LENGTH } from '../limits.ts'
import { STANDING_MEASURES } from '../shapes/standing.ts'
import { suspensionSchema } from '../shapes/suspension.ts'

export type StandingMeasure = (typeof STANDING_MEASURES)[number]

const measure = z.enum(STANDING_MEASURES)
const count = z.int().nonnegative()

const standingSchema = z.strictObject({
  days: z.int().describe('how many days back orders count, by when they were paid'),
  measures: z
    .array(
      z.strictObject({
        measure,
        against: count.describe('orders that count against the shop'),
        of: count.describe('orders that it is measured by'),
      }),
    )
    .describe('without orders that were taken out after an appeal'),
  stars: z.strictObject({
    average: z.number().nullable().describe('of the reviews of these days; null without any'),
    reviews: count,
  }),
  suspension: suspensionSchema.nullable().describe('null: shoppers see the shop'),
})

export type Standing = z.output<typeof standingSchema>

/** SELL-51 */
export const getStanding = endpoint({
  method: 'GET',
  path: '/seller/standing',
  auth: 'shop',
  tag: 'seller shop',
  summary: 'How the shop did in the last 60 days',
  data: standingSchema,
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})

const standingOrderSchema = z.strictObject({
  orderId: orderIdSchema,
  paidAt: z.iso.datetime(),
  at: z.iso.datetime().describe('when it counted against the shop'),
  appeal: z
    .strictObject({
      words: z.string(),
      at: z.iso.datetime(),
      outcome: z.enum(['TAKEN_OUT', 'STAYS']).nullable().describe('null: staff have not decided'),
      answer: z.string().nullable(),
    })
    .nullable(),
})

export type StandingOrder = z.output<typeof standingOrderSchema>

export const listStandingOrders = endpoint({
  method: 'GET',
  path: '/seller/standing/orders',
  auth: 'shop',
  tag: 'seller shop',
  summary: 'The orders behind a measure, newest first, also those that were taken out',
  query: z.strictObject({
    measure,
    cursor: orderIdSchema.optional().describe('`next` of the page before'),
  }),
  data: z.strictObject({ orders: z.array(standingOrderSchema), next: orderIdSchema.nullable() }),
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})

export const appealStanding = endpoint({
  method: 'POST',
  path: '/seller/standing/{id}/appeal',
  auth: 'shop',
  tag: 'seller shop',
  summary: 'Asks staff to take an order out of a measure, once',
  params: z.strictObject({ id: orderIdSchema }),
  body: z.strictObject({
    requestKey,
    measure,
    words: proseUpTo(MAX_APPEAL_LENGTH, 'Tell us why this order should not count'),
  }),
  data: z.strictObject({ order: standingOrderSchema }),
  errors: [
    'NOT_SIGNED_IN',
    'SHOP_INCOMPLETE',
    'ORDER_NOT_FOUND',
    'STEP_REFUSED',
    'REQUEST_KEY_REUSED',
    'RATE_LIMITED',
  ],
  limits: { account: { name: 'seller-appeals', max: 30, seconds: 3600, lease: 5 } },
})
