import { z } from 'zod'
import { getCart } from '../cart.ts'
import { endpoint } from '../endpoint.ts'
import { emailSchema } from '../fields/email.ts'
import { nothing } from '../fields/nothing.ts'
import { phoneSchema, proseUpTo } from '../fields/text.ts'
import { accountIdSchema, orderIdSchema, sessionIdSchema, supportViewIdSchema } from '../ids.ts'
import { dataRequestSchema } from '../shapes/data-request.ts'
import { naira } from '../shapes/order.ts'

const OFFICE = { auth: 'staff', isDocumented: false, tag: 'back office' } as const
const at = z.iso.datetime()
const id = z.strictObject({ id: accountIdSchema })

/** ADMIN-35: names, addresses and telephones are masked. */
const coveredCustomerSchema = z.strictObject({
  id: accountIdSchema,
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  state: z.string().nullable(),
  status: z.enum(['ACTIVE', 'SUSPENDED', 'DELETED']),
  isRestricted: z.boolean(),
  createdAt: at,
})
export type CoveredCustomer = z.output<typeof coveredCustomerSchema>

/** ADMIN-35: a whole key in the body, as addresses of calls are logged. */
export const findCustomers = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/customers/find',
  needs: 'people.find',
  summary: 'Customers by a whole email address, a whole telephone or an order; masked',
  body: z.union([
    z.strictObject({ email: emailSchema }),
    z.strictObject({ phone: phoneSchema }),
    z.strictObject({ orderId: orderIdSchema }),
  ]),
  data: z.strictObject({ customers: z.array(coveredCustomerSchema) }),
  errors: [],
})

const cardSchema = z.strictObject({
  customer: coveredCustomerSchema,
  counts: z.strictObject({
    orders: z.int(),
    open: z.int(),
    refunds: z.int(),
    disputes: z.int(),
    reviews: z.int(),
    spent: naira,
  }),
  orders: z.array(
    z.strictObject({
      id: orderIdSchema,
      status: z.string(),
      total: naira,
      shopName: z.string(),
      placedAt: at,
    }),
  ),
  sessions: z.array(
    z.strictObject({ id: sessionIdSchema, device: z.string(), network: z.string(), lastUsedAt: at }),
  ),
  emails: z.array(z.strictObject({ subject: z.string(), sentAt: at })),
  dataRequests: z.array(dataRequestSchema),
  block: z
    .strictObject({
      reason: z.string(),
      words: z.string(),
      by: z.string(),
      blockedAt: at,
      endsAt: at.nullable(),
      reviewAt: at.nullable(),
    })
    .nullable(),
  notes: z.array(z.strictObject({ by: z.string(), words: z.string(), at })),
  looks: z.array(z.strictObject({ by: z.string(), fields: z.array(z.string()), reason: z.string(), at })),
})
export type CustomerCard = z.output<typeof cardSchema>

/** ADMIN-36 */
export const getCustomer = endpoint({
  ...OFFICE,
  method: 'GET',
  path: '/admin/customers/{id}',
  needs: 'people.find',
  summary: 'The card of a customer, masked',
  params: id,
  data: cardSchema,
  errors: ['CUSTOMER_NOT_FOUND'],
})

export const REVEALED_FIELDS = ['name', 'email', 'phone', 'street', 'city'] as const
export type RevealedField = (typeof REVEALED_FIELDS)[number]
export const REVEAL_REASONS = [
  'CUSTOMER_ASKED',
  'ORDER_PROBLEM',
  'DATA_REQUEST',
  'FRAUD_CHECK',
  'LEGAL_ORDER',
] as const
export type RevealReason = (typeof REVEAL_REASONS)[number]

/** ADMIN-35 */
export const revealCustomer = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/customers/{id}/reveal',
  needs: 'people.reveal',
  needsProof: true,
  summary: 'Fields of a customer in full, on record',
  params: id,
  body: z.strictObject({
    fields: z
      .array(z.enum(REVEALED_FIELDS))
      .min(1, 'Choose what you need to see')
      .max(REVEALED_FIELDS.length),
    reason: z.enum(REVEAL_REASONS),
  }),
  data: z.strictObject({ revealed: z.partialRecord(z.enum(REVEALED_FIELDS), z.string().nullable()) }),
  errors: ['CUSTOMER_NOT_FOUND', 'RATE_LIMITED'],
})

/** ADMIN-36 */
export const endCustomerSession = endpoint({
  ...OFFICE,
  method: 'DELETE',
  path: '/admin/customers/{id}/sessions/{sessionId}',
  needs: 'people.sessions',
  summary: 'Signs one device of a customer out',
  params: z.strictObject({ id: accountIdSchema, sessionId: sessionIdSchema }),
  data: nothing,
  errors: ['SESSION_NOT_FOUND'],
})

export const endCustomerSessions = endpoint({
  ...OFFICE,
  method: 'DELETE',
  path: '/admin/customers/{id}/sessions',
  needs: 'people.sessions',
  summary: 'Signs a customer out everywhere',
  params: id,
  data: nothing,
  errors: ['CUSTOMER_NOT_FOUND'],
})

export const BLOCK_REASONS = ['FRAUD', 'ABUSE', 'STOLEN_ACCOUNT', 'LEGAL_ORDER'] as const

/** ADMIN-37 */
export const blockCustomer = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/customers/{id}/block',
  needs: 'people.block',
  needsProof: true,
  summary: 'Blocks a customer until a day, or until somebody looks again',
  params: id,
  body: z
    .strictObject({
      reason: z.enum(BLOCK_REASONS),
      words: proseUpTo(2_000, 'Say why, as the customer will read it'),
      endsAt: at.nullable(),
      reviewAt: at.nullable(),
    })
    .refine(({ endsAt, reviewAt }) => (endsAt === null) !== (reviewAt === null), {
      path: ['endsAt'],
      error: 'Choose an end, or a day to look again',
    }),
  data: nothing,
  errors: ['CUSTOMER_NOT_FOUND', 'ALREADY_DECIDED'],
})

export const unblockCustomer = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/customers/{id}/unblock',
  needs: 'people.block',
  needsProof: true,
  summary: 'Opens the account of a blocked customer again; idempotent',
  params: id,
  data: nothing,
  errors: ['CUSTOMER_NOT_FOUND'],
})

export const unrestrictCustomer = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/customers/{id}/unrestrict',
  needs: 'people.rights',
  needsProof: true,
  summary: 'Ends a restriction that the customer no longer wants; idempotent',
  params: id,
  data: nothing,
  errors: ['CUSTOMER_NOT_FOUND'],
})

export const addCustomerNote = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/customers/{id}/notes',
  needs: 'people.find',
  summary: 'A note for colleagues; the customer reads it in their data export',
  params: id,
  body: z.strictObject({ words: proseUpTo(1_000, 'Write the note first') }),
  data: nothing,
  errors: ['CUSTOMER_NOT_FOUND'],
})

/** ADMIN-38 */
export const openSupportView = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/support-views',
  needs: 'people.support',
  summary: 'Opens the view that a customer gave six digits for',
  body: z.strictObject({ code: z.string().regex(/^\d{6}$/, 'Enter the six digits of the customer') }),
  data: z.strictObject({ id: supportViewIdSchema }),
  errors: ['CODE_WRONG'],
  limits: { address: { name: 'support-views', max: 30, seconds: 900, lease: 1 } },
})

const supportViewSchema = z.strictObject({
  customer: coveredCustomerSchema,
  endsAt: at,
  cart: getCart.data.shape.cart,
  payments: z
    .array(
      z.strictObject({ amount: naira, status: z.string(), channel: z.string().nullable(), startedAt: at }),
    )
    .describe('the last payments, with those that failed'),
  unpaid: z.array(
    z.strictObject({
      id: orderIdSchema,
      status: z.string(),
      total: naira,
      shopName: z.string(),
      placedAt: at,
    }),
  ),
  errors: z
    .array(z.strictObject({ code: z.string(), times: z.int(), lastAt: at }))
    .describe('what the market refused them lately'),
})
export type SupportView = z.output<typeof supportViewSchema>

/** ADMIN-38: to see, not to touch. */
export const getSupportView = endpoint({
  ...OFFICE,
  method: 'GET',
  path: '/admin/support-views/{id}',
  needs: 'people.support',
  summary: 'Cart, checkout and errors of the customer whose digits opened it',
  params: z.strictObject({ id: supportViewIdSchema }),
  data: supportViewSchema,
  errors: ['CODE_WRONG'],
})
