import { MERCHANT_CATEGORIES } from '@ahia/reference/merchant-categories'
import { SELLER_ACTIONS } from '@ahia/reference/parcel-statuses'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import {
  chargebackIdSchema,
  orderIdSchema,
  productIdSchema,
  shopIdSchema,
  standingAppealIdSchema,
} from '../ids.ts'
import { MAX_REASON_LENGTH, MAX_VERSION } from '../limits.ts'
import { naira, orderSchema } from '../shapes/order.ts'

/** The dev console: does what shops and staff do, for trying the market on one's own machine. */
const named = z.strictObject({ id: orderIdSchema })

export const listDevConsoleOrders = endpoint({
  method: 'GET',
  path: '/dev/console',
  auth: 'none',
  isLocalOnly: true,
  isDocumented: false,
  tag: 'developers',
  summary: 'All orders, newest first',
  data: z.strictObject({ orders: z.array(orderSchema) }),
  errors: ['NOT_FOUND'],
})

export const shipOrder = endpoint({
  method: 'POST',
  path: '/dev/console/{id}/ship',
  auth: 'none',
  isLocalOnly: true,
  isDocumented: false,
  tag: 'developers',
  summary: 'The shop marks the order as shipped',
  params: named,
  data: z.strictObject({ order: orderSchema }),
  errors: ['ORDER_NOT_FOUND', 'STEP_REFUSED'],
})

export const settleDispute = endpoint({
  method: 'POST',
  path: '/dev/console/{id}/settle',
  auth: 'none',
  isLocalOnly: true,
  isDocumented: false,
  tag: 'developers',
  summary: 'Staff decide a dispute: refund or decline',
  params: named,
  body: z.strictObject({
    outcome: z.enum(['REFUNDED', 'TURNED_DOWN']),
    answer: z.string().trim().min(1).max(2000),
  }),
  data: z.strictObject({ order: orderSchema }),
  errors: ['ORDER_NOT_FOUND', 'STEP_REFUSED'],
})

/** SELL-27: the shop's own commands, with what the console leaves out filled in. */
export const takeDevConsoleStep = endpoint({
  method: 'POST',
  path: '/dev/console/{id}/parcel',
  auth: 'none',
  isLocalOnly: true,
  isDocumented: false,
  tag: 'developers',
  summary: 'The shop takes a step with the parcel of an order',
  params: named,
  body: z.strictObject({
    step: z.enum(SELLER_ACTIONS),
    code: z.string().max(10).optional().describe('for TYPE_CODE'),
    words: z.string().trim().min(1).max(500).optional().describe('for ASK_ADDRESS and CANNOT_FULFIL'),
  }),
  data: z.strictObject({ order: orderSchema }),
  errors: [
    'ORDER_NOT_FOUND',
    'STEP_REFUSED',
    'ORDER_CANCELLED',
    'ALREADY_ASKED',
    'CODE_WRONG',
    'CODE_LOCKED',
  ],
})

/** ADMIN-28, SELL-33 */
export const recordDelivery = endpoint({
  method: 'POST',
  path: '/dev/console/{id}/delivered',
  auth: 'none',
  isLocalOnly: true,
  isDocumented: false,
  tag: 'developers',
  summary: 'Staff with a proof, or the pickup point, record that an order was received',
  params: named,
  body: z.strictObject({ proof: z.enum(['STAFF', 'POINT']), note: z.string().trim().min(1).max(2000) }),
  data: z.strictObject({ order: orderSchema }),
  errors: ['ORDER_NOT_FOUND', 'STEP_REFUSED'],
})

/** ADMIN-28 */
export const moveLastDay = endpoint({
  method: 'POST',
  path: '/dev/console/{id}/last-day',
  auth: 'none',
  isLocalOnly: true,
  isDocumented: false,
  tag: 'developers',
  summary: 'Staff move the last promised day of a delivery that is late',
  params: named,
  body: z.strictObject({ day: z.iso.date() }),
  data: z.strictObject({ order: orderSchema }),
  errors: ['ORDER_NOT_FOUND', 'STEP_REFUSED', 'ORDER_CANCELLED'],
})

/** SELL-25 */
export const announceHoliday = endpoint({
  method: 'POST',
  path: '/dev/console/holidays',
  auth: 'none',
  isLocalOnly: true,
  isDocumented: false,
  tag: 'developers',
  summary: 'Staff add a public holiday; due times that have not passed move',
  body: z.strictObject({ day: z.iso.date(), name: z.string().trim().min(1).max(100) }),
  data: nothing,
  errors: ['NOT_FOUND'],
})

const pendingShopSchema = z.strictObject({
  _id: shopIdSchema,
  name: z.string(),
  category: z.enum(MERCHANT_CATEGORIES),
  description: z.string(),
  city: z.string(),
  country: z.string(),
  avatar: z.string().startsWith('/media/'),
  status: z.enum(['PENDING', 'APPROVED']).describe('approved, but its profile has changed since'),
  version: z.int().min(1).max(MAX_VERSION).describe('of the profile that shoppers see'),
  createdAt: z.iso.datetime(),
})

export type PendingShop = z.output<typeof pendingShopSchema>

export const listPendingShops = endpoint({
  method: 'GET',
  path: '/dev/console/shops',
  auth: 'none',
  isLocalOnly: true,
  isDocumented: false,
  tag: 'developers',
  summary: 'Shops awaiting approval or a second review, oldest first',
  data: z.strictObject({ shops: z.array(pendingShopSchema) }),
  errors: ['NOT_FOUND'],
})

export const approveShop = endpoint({
  method: 'POST',
  path: '/dev/console/shops/{id}/approve',
  auth: 'none',
  isLocalOnly: true,
  isDocumented: false,
  tag: 'developers',
  summary: 'Staff approve the version of the shop that they reviewed',
  params: z.strictObject({ id: shopIdSchema }),
  body: z.strictObject({ version: pendingShopSchema.shape.version }),
  data: nothing,
  errors: ['SHOP_NOT_FOUND', 'STEP_REFUSED'],
})

const chargebackSchema = z.strictObject({
  _id: chargebackIdSchema,
  reference: z.string().describe('of the payment'),
  orders: z.array(orderIdSchema),
  dispute: z.string().nullable().describe('the provider’s id; null: reversed without a dispute'),
  status: z.enum(['OPEN', 'WON', 'LOST']),
  providerStatus: z.string(),
  reason: z.string(),
  amount: naira.describe('naira that are disputed'),
  taken: naira.describe('naira that the bank has now'),
  dueAt: z.iso.datetime().nullable().describe('the provider’s deadline for an answer'),
  openedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
})

export type DevConsoleChargeback = z.output<typeof chargebackSchema>

export const listChargebacks = endpoint({
  method: 'GET',
  path: '/dev/console/chargebacks',
  auth: 'none',
  isLocalOnly: true,
  isDocumented: false,
  tag: 'developers',
  summary: 'Payments that banks dispute, the earliest deadline first, then those that have ended',
  data: z.strictObject({ chargebacks: z.array(chargebackSchema) }),
  errors: ['NOT_FOUND'],
})

const listingInReviewSchema = z.strictObject({
  _id: productIdSchema,
  name: z.string(),
  shopName: z.string(),
  description: z.string(),
  status: z.enum(['IN_REVIEW', 'TAKEN_DOWN']),
  rule: z.string().nullable(),
  reason: z.string().nullable(),
  appeal: z.string().nullable().describe('what the shop wrote after it was taken down'),
  since: z.iso.datetime(),
})

export type ListingInReview = z.output<typeof listingInReviewSchema>

/** SELL-22 */
export const listListingsInReview = endpoint({
  method: 'GET',
  path: '/dev/console/listings',
  auth: 'none',
  isLocalOnly: true,
  isDocumented: false,
  tag: 'developers',
  summary: 'Listings that a rule sent to staff, and appeals that wait for an answer',
  data: z.strictObject({ listings: z.array(listingInReviewSchema) }),
  errors: ['NOT_FOUND'],
})

const LISTING_DECISIONS = ['LIVE', 'HIDDEN', 'TAKEN_DOWN'] as const
export type ListingDecision = (typeof LISTING_DECISIONS)[number]

/** SELL-20 */
export const decideListing = endpoint({
  method: 'POST',
  path: '/dev/console/listings/{id}',
  auth: 'none',
  isLocalOnly: true,
  isDocumented: false,
  tag: 'developers',
  summary: 'Staff let a listing through, send it back, take it down or restore it; the shop reads the reason',
  params: z.strictObject({ id: productIdSchema }),
  body: z.strictObject({
    to: z.enum(LISTING_DECISIONS),
    reason: z.string().trim().min(1).max(MAX_REASON_LENGTH),
  }),
  data: nothing,
  errors: ['PRODUCT_NOT_FOUND', 'STEP_REFUSED'],
})

const standingAppealSchema = z.strictObject({
  _id: standingAppealIdSchema,
  shopName: z.string(),
  orderId: orderIdSchema,
  measure: z.enum(['LATE', 'CANCELLED', 'COMPLAINT', 'FAULT']),
  words: z.string(),
  since: z.iso.datetime(),
})

export type OpenStandingAppeal = z.output<typeof standingAppealSchema>

/** SELL-51 */
export const listStandingAppeals = endpoint({
  method: 'GET',
  path: '/dev/console/appeals',
  auth: 'none',
  isLocalOnly: true,
  isDocumented: false,
  tag: 'developers',
  summary: 'Appeals against the standing that wait for an answer, the oldest first',
  data: z.strictObject({ appeals: z.array(standingAppealSchema) }),
  errors: ['NOT_FOUND'],
})

export const decideStandingAppeal = endpoint({
  method: 'POST',
  path: '/dev/console/appeals/{id}',
  auth: 'none',
  isLocalOnly: true,
  isDocumented: false,
  tag: 'developers',
  summary: 'Staff take an order out of the standing of a shop, or not; the shop is emailed the answer',
  params: z.strictObject({ id: standingAppealIdSchema }),
  body: z.strictObject({
    outcome: z.enum(['TAKEN_OUT', 'STAYS']),
    answer: z.string().trim().min(1).max(2000),
  }),
  data: nothing,
  errors: ['APPEAL_NOT_FOUND', 'ALREADY_DECIDED'],
})

const demoColleagueSchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  role: z.string(),
  code: z.string().describe('that their authenticator app shows now'),
})

export type DemoColleague = z.output<typeof demoColleagueSchema>

/** ADMIN-11 */
export const listDemoStaff = endpoint({
  method: 'GET',
  path: '/dev/console/staff',
  auth: 'none',
  isLocalOnly: true,
  isDocumented: false,
  tag: 'developers',
  summary: 'Demo colleagues of the back office and their codes',
  data: z.strictObject({ staff: z.array(demoColleagueSchema) }),
  errors: ['NOT_FOUND'],
})
