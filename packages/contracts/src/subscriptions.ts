import { CATEGORIES } from '@ahia/reference/categories'
import { PERIODS, TIERS } from '@ahia/reference/packages'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { invoiceIdSchema } from './ids.ts'

const naira = z.number().positive()
const tierSchema = z.enum(TIERS)
const periodSchema = z.enum(PERIODS)

const priceSchema = z.strictObject({
  amount: z.int().positive().describe('whole naira a month'),
  next: z
    .strictObject({ amount: z.int().positive(), from: z.iso.datetime() })
    .nullable()
    .describe('an announced price, at least 30 days before it applies'),
})

/** API-31: in naira, keyed by tier. */
export const listTiers = endpoint({
  method: 'GET',
  path: '/subscriptions/tiers',
  auth: 'none',
  isPublic: true,
  tag: 'subscriptions',
  summary: 'What each package costs a month',
  data: z.strictObject({ BASIC: priceSchema, PREMIUM: priceSchema, ELITE: priceSchema }),
  errors: [],
})

/** WIN-28: what merchants should know before they sign up. */
export const getOffer = endpoint({
  method: 'GET',
  path: '/subscriptions/offer',
  auth: 'none',
  isPublic: true,
  tag: 'subscriptions',
  summary: 'Commission by category with a package, and what the market has sold so far',
  data: z.strictObject({
    commission: z.array(
      z.strictObject({
        category: z.enum(CATEGORIES),
        percent: z.number().nonnegative().describe('of gross sales, with a package'),
      }),
    ),
    reach: z.strictObject({
      itemsSold: z.int().nonnegative(),
      shops: z.int().nonnegative().describe('approved ones'),
    }),
  }),
  errors: [],
})

const lineSchema = z.strictObject({
  what: z.enum(['SETUP', 'SUBSCRIPTION', 'ACCOUNT_MANAGEMENT']),
  amount: naira,
})

const invoiceSchema = z.strictObject({
  _id: invoiceIdSchema,
  number: z.string(),
  lines: z.array(lineSchema),
  total: naira,
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  status: z.enum(['DUE', 'PAID', 'VOID']),
  paidAt: z.iso.datetime().nullable(),
})

const subscriptionSchema = z.strictObject({
  package: tierSchema,
  period: periodSchema,
  status: z
    .enum(['CHOSEN', 'TRIALING', 'ACTIVE', 'PAST_DUE', 'ENDED'])
    .describe('CHOSEN: the free months begin when the shop’s first product goes live'),
  trialEndsAt: z.iso.datetime().nullable().describe('null until they have begun'),
  periodEndsAt: z.iso.datetime().nullable().describe('when the next invoice falls due; null until then'),
  nextInvoice: z.strictObject({ lines: z.array(lineSchema), total: naira }).nullable(),
})

export type Subscription = z.output<typeof subscriptionSchema>
export type Invoice = z.output<typeof invoiceSchema>

/** API-32, MERCH-05: a shop has one trial, ever. */
export const startTrial = endpoint({
  method: 'POST',
  path: '/subscriptions/trial',
  auth: 'shop',
  tag: 'subscriptions',
  summary: 'Chooses the three free months, once per shop: they begin when its first product goes live',
  body: z.strictObject({ package: tierSchema, period: periodSchema.default('MONTHLY') }),
  data: z.strictObject({ subscription: subscriptionSchema }),
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE', 'SHOP_SUSPENDED', 'TRIAL_USED'],
})

export const getSubscription = endpoint({
  method: 'GET',
  path: '/subscriptions/mine',
  auth: 'shop',
  tag: 'subscriptions',
  summary: 'The shop’s subscription, if any, and its invoices, newest first',
  data: z.strictObject({
    subscription: subscriptionSchema.nullable(),
    invoices: z.array(invoiceSchema),
  }),
  errors: ['NOT_SIGNED_IN'],
})
