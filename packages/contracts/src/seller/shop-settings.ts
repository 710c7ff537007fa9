import { LISTING_STATUSES } from '@ahia/reference/listings'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { invoiceIdSchema, orderIdSchema, productIdSchema } from '../ids.ts'
import { exportMyData } from '../profile/privacy.ts'
import {
  accountHistory,
  justPassword,
  oneSession,
  openSessions,
  passwordChange,
  storedSessions,
} from '../shapes/account.ts'
import { ORDER_STATUSES } from '../shapes/order.ts'
import { shopAccountSchema } from '../shapes/shop.ts'
import { getSubscription } from '../subscriptions.ts'
import { getShopDetails } from './shop-details.ts'
import { getShopHours } from './shop-hours.ts'

/** SELL-61: the same rules as for customers. */
export const changeShopPassword = endpoint({
  method: 'POST',
  path: '/shop/changePassword',
  auth: 'shop',
  tag: 'shop accounts',
  summary: 'Sets another password and ends all other sessions',
  body: passwordChange,
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'PASSWORD_WRONG', 'PASSWORD_TOO_COMMON', 'RATE_LIMITED'],
})

export const listShopSessions = endpoint({
  method: 'GET',
  path: '/shop/sessions',
  auth: 'shop',
  tag: 'shop accounts',
  summary: 'The devices that are signed in: this one first, then the most recently used',
  data: openSessions,
  errors: ['NOT_SIGNED_IN'],
})

export const endShopSession = endpoint({
  method: 'DELETE',
  path: '/shop/sessions/{sessionId}',
  auth: 'shop',
  tag: 'shop accounts',
  summary: 'Signs one device out; idempotent',
  params: oneSession,
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'SESSION_NOT_FOUND'],
})

export const endOtherShopSessions = endpoint({
  method: 'POST',
  path: '/shop/endOtherSessions',
  auth: 'shop',
  tag: 'shop accounts',
  summary: 'Signs out everywhere else; this device stays signed in',
  data: nothing,
  errors: ['NOT_SIGNED_IN'],
})

const naira = z.number()
const when = z.iso.datetime()

export const exportShopData = endpoint({
  method: 'GET',
  path: '/shop/export',
  auth: 'shop',
  tag: 'shop accounts',
  summary: 'Everything the market keeps about the shop and its account; nothing that identifies shoppers',
  data: shopAccountSchema.extend({
    exportedAt: when,
    details: getShopDetails.data.nullable().describe('null without a shop'),
    hours: getShopHours.data.nullable().describe('null without a shop'),
    acceptedTerms: z.array(z.strictObject({ version: z.string(), acceptedAt: when })),
    sessions: storedSessions,
    ...accountHistory.shape,
    enquiries: exportMyData.data.shape.enquiries,
    subscription: getSubscription.data.shape.subscription,
    invoices: getSubscription.data.shape.invoices,
    products: z.array(
      z.strictObject({
        productId: productIdSchema,
        name: z.string(),
        status: z.enum(LISTING_STATUSES),
        price: naira,
        stock: z.int(),
        createdAt: when,
      }),
    ),
    answers: z
      .array(
        z.strictObject({
          productId: productIdSchema,
          productName: z.string(),
          question: z.string(),
          answer: z.string(),
          answeredAt: when,
        }),
      )
      .describe('the published questions and answers, without who asked'),
    replies: z
      .array(
        z.strictObject({
          productId: productIdSchema,
          stars: z.int(),
          review: z.string().nullable(),
          reply: z.string(),
          repliedAt: when,
        }),
      )
      .describe('the replies to reviews, without who wrote them'),
    sales: z.array(
      z.strictObject({
        orderId: orderIdSchema,
        status: z.enum(ORDER_STATUSES),
        placedAt: when,
        deliveredAt: when.nullable(),
        items: z.array(z.strictObject({ name: z.string(), quantity: z.int(), total: naira })),
        itemsTotal: naira,
        deliveryFee: naira,
      }),
    ),
    bookings: z
      .array(
        z.strictObject({
          bookedAt: when,
          kind: z.enum([
            'SETTLEMENT',
            'UNCLAIMED',
            'REFUND',
            'REFUND_FAILED',
            'CHARGEBACK',
            'CHARGEBACK_RETURNED',
            'APPEAL',
            'INVOICE',
          ]),
          orderId: orderIdSchema.nullable(),
          invoiceId: invoiceIdSchema.nullable(),
          amount: naira,
        }),
      )
      .describe('what the shop earned (positive) and paid (negative)'),
  }),
  errors: ['NOT_SIGNED_IN', 'RATE_LIMITED'],
  limits: { account: { name: 'shop-export', max: 20, seconds: 3_600, lease: 1 } },
})

const openBusiness = z.strictObject({
  orders: z.int().describe('not delivered, or still within the time for returns and complaints'),
  refunds: z.int().describe('on their way to shoppers'),
  earnings: naira.describe('what we owe the shop'),
  debt: naira.describe('what the shop owes us'),
})

/** SELL-53 */
export const getShopClosing = endpoint({
  method: 'GET',
  path: '/shop/closing',
  auth: 'shop',
  tag: 'shop accounts',
  summary: 'Whether and when the account closes, and what is still open',
  data: z.strictObject({
    closesAt: when.nullable().describe('null: its owner has not asked to close it'),
    closesAtOnce: z.boolean().describe('shoppers never saw the shop, so that no notice is needed'),
    open: openBusiness,
  }),
  errors: ['NOT_SIGNED_IN'],
})

export type ShopClosing = z.output<typeof getShopClosing.data>

export const closeShop = endpoint({
  method: 'POST',
  path: '/shop/closing',
  auth: 'shop',
  tag: 'shop accounts',
  summary:
    'Takes the shop off sale and closes the account a month later, or at once where shoppers never saw it; idempotent',
  body: justPassword,
  data: z.strictObject({ closesAt: when.nullable().describe('null: it is closed') }),
  errors: ['NOT_SIGNED_IN', 'PASSWORD_WRONG', 'RATE_LIMITED', 'STEP_REFUSED'],
})

export const keepShop = endpoint({
  method: 'DELETE',
  path: '/shop/closing',
  auth: 'shop',
  tag: 'shop accounts',
  summary: 'Takes the notice back: the shop is as it was before; idempotent',
  data: nothing,
  errors: ['NOT_SIGNED_IN'],
})
