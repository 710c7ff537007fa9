import { MERCHANT_CATEGORIES } from '@ahia/reference/merchant-categories'
import { SHOP_DECISIONS } from '@ahia/reference/staff/shop-decisions'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { shopDocumentIdSchema, shopIdSchema, staffMemberIdSchema } from '../ids.ts'
import { MAX_VERSION } from '../limits.ts'

export const SHOP_STATUSES = ['PENDING', 'APPROVED', 'SUSPENDED', 'CLOSING', 'ENDED'] as const
export const SHOP_PACKAGES = ['BASIC', 'PREMIUM', 'ELITE', 'NONE'] as const

const named = z.strictObject({ id: shopIdSchema })
const checkKindSchema = z.string().regex(/^[A-Z_]{1,40}$/)
const version = z.int().min(1).max(MAX_VERSION).describe('of the profile that shoppers see')

const checkSchema = z.strictObject({
  kind: checkKindSchema,
  label: z.string(),
  ask: z.string(),
  isRequired: z.boolean(),
  state: z
    .enum(['OPEN', 'SENT', 'ACCEPTED', 'REFUSED', 'WAIVED'])
    .describe('SENT: a document waits for a look'),
  runsOutOn: z.iso.date().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  document: z.strictObject({ _id: shopDocumentIdSchema, sentAt: z.iso.datetime() }).nullable(),
})
export type ShopCheck = z.output<typeof checkSchema>

const decisionSchema = z.strictObject({
  decision: z.enum(SHOP_DECISIONS),
  reason: z.string(),
  words: z.string(),
  emailSubject: z.string(),
  by: z.string().nullable().describe('null: the market itself'),
  at: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
})
export type ShopDecisionMade = z.output<typeof decisionSchema>

const shopFileSchema = z.strictObject({
  _id: shopIdSchema,
  name: z.string(),
  description: z.string(),
  avatar: z.string().nullable(),
  category: z.enum(MERCHANT_CATEGORIES).nullable(),
  street: z.string().nullable(),
  city: z.string(),
  region: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable().describe('of the owner; null for a demo shop'),
  status: z.enum(SHOP_STATUSES),
  reviewState: z.enum(['ASKED', 'REFUSED']).nullable(),
  version,
  isChanged: z.boolean().describe('since it was last approved'),
  waitsSince: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  checks: z.array(checkSchema),
  missing: z.array(checkKindSchema).describe('required checks that are open'),
  decisions: z.array(decisionSchema),
  warnings: z.int(),
  answer: z
    .strictObject({ words: z.string(), at: z.iso.datetime(), suspendedBy: staffMemberIdSchema.nullable() })
    .nullable()
    .describe('ADMIN-21: of the owner of a suspended shop, while nobody has decided about it'),
  namesAlike: z.array(z.strictObject({ _id: shopIdSchema, name: z.string(), status: z.string() })),
  samePhone: z.array(z.strictObject({ _id: shopIdSchema, name: z.string(), status: z.string() })),
  rating: z.strictObject({ average: z.number().nullable(), count: z.int() }),
  standing: z
    .array(
      z.strictObject({
        measure: z.enum(['LATE', 'CANCELLED', 'COMPLAINT', 'FAULT']),
        against: z.int(),
        of: z.int(),
      }),
    )
    .describe('ADMIN-22: of the last days, each with what it is a share of'),
})
export type ShopFile = z.output<typeof shopFileSchema>

const shopRowSchema = z.strictObject({
  _id: shopIdSchema,
  name: z.string(),
  city: z.string(),
  category: z.enum(MERCHANT_CATEGORIES).nullable(),
  status: z.enum(SHOP_STATUSES),
  package: z.enum(SHOP_PACKAGES).describe('NONE: an individual seller'),
  waitsSince: z.iso.datetime().nullable(),
})
export type ShopRow = z.output<typeof shopRowSchema>

/** ADMIN-54 */
export const listShops = endpoint({
  method: 'GET',
  path: '/admin/shops',
  auth: 'staff',
  needs: 'shops.read',
  isDocumented: false,
  tag: 'back office',
  summary: 'Shops by name, with what they are and which package they have',
  query: z.strictObject({
    status: z.enum(SHOP_STATUSES).optional(),
    package: z.enum(SHOP_PACKAGES).optional(),
    after: shopIdSchema.optional(),
  }),
  data: z.strictObject({ shops: z.array(shopRowSchema), next: shopIdSchema.nullable() }),
  errors: [],
})

export const getShopFile = endpoint({
  method: 'GET',
  path: '/admin/shops/{id}',
  auth: 'staff',
  needs: 'shops.read',
  isDocumented: false,
  tag: 'back office',
  summary: 'A shop with its checks, documents, decisions and figures',
  params: named,
  data: z.strictObject({ shop: shopFileSchema }),
  errors: ['SHOP_NOT_FOUND'],
})

/** ADMIN-19: each look is on record. */
export const lookAtDocument = endpoint({
  method: 'POST',
  path: '/admin/shops/{id}/documents/{document}/look',
  auth: 'staff',
  needs: 'shops.documents',
  isDocumented: false,
  tag: 'back office',
  summary: 'A document as a picture (AVIF in base64), with a record of who looked',
  params: z.strictObject({ id: shopIdSchema, document: shopDocumentIdSchema }),
  data: z.strictObject({ picture: z.base64() }),
  errors: ['DOCUMENT_NOT_FOUND'],
})

/** ADMIN-18 */
export const decideCheck = endpoint({
  method: 'POST',
  path: '/admin/shops/{id}/checks/{kind}',
  auth: 'staff',
  needs: 'shops.review',
  isDocumented: false,
  tag: 'back office',
  summary: 'Accept, refuse or waive a row of the checklist, for the document that was seen',
  params: z.strictObject({ id: shopIdSchema, kind: checkKindSchema }),
  body: z.strictObject({
    state: z.enum(['ACCEPTED', 'REFUSED', 'WAIVED']),
    document: shopDocumentIdSchema
      .nullable()
      .describe('the one that was looked at; null where there is none'),
    runsOutOn: z.iso.date().optional(),
  }),
  data: nothing,
  errors: ['SHOP_NOT_FOUND', 'CHECK_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

const decisionBody = z.strictObject({
  decision: z.enum(SHOP_DECISIONS),
  version,
  reason: z.string().regex(/^[A-Z_]{1,40}$/),
  words: z.string().trim().max(2000),
  until: z.iso.datetime().optional().describe('for a suspension that ends by itself'),
})

/** ADMIN-20: the email before it goes. */
export const previewShopDecision = endpoint({
  method: 'POST',
  path: '/admin/shops/{id}/preview',
  auth: 'staff',
  needs: 'shops.read',
  isDocumented: false,
  tag: 'back office',
  summary: 'The email that a decision would send',
  params: named,
  body: decisionBody,
  leavesNoEntry: true,
  data: z.strictObject({ subject: z.string(), text: z.string() }),
  errors: ['SHOP_NOT_FOUND', 'INVALID_INPUT'],
})

/** ADMIN-20: of the review. */
export const reviewShop = endpoint({
  method: 'POST',
  path: '/admin/shops/{id}/review',
  auth: 'staff',
  needs: 'shops.review',
  isDocumented: false,
  tag: 'back office',
  summary: 'Approve the version that was seen, ask for more, or refuse; the owner is emailed',
  params: named,
  body: decisionBody.extend({ decision: z.enum(['APPROVE', 'ASK', 'REFUSE']) }),
  data: nothing,
  errors: ['SHOP_NOT_FOUND', 'STEP_REFUSED', 'CHECKS_OPEN', 'ALREADY_DECIDED', 'INVALID_INPUT'],
})

/** ADMIN-21, ADMIN-22: of what happens later. */
export const disciplineShop = endpoint({
  method: 'POST',
  path: '/admin/shops/{id}/discipline',
  auth: 'staff',
  needs: 'shops.suspend',
  needsProof: true,
  isDocumented: false,
  tag: 'back office',
  summary: 'Warn, suspend, keep suspended, reopen or end a shop; the owner is emailed',
  params: named,
  body: decisionBody.extend({ decision: z.enum(['WARN', 'SUSPEND', 'KEEP', 'REOPEN', 'END']) }),
  data: nothing,
  errors: ['SHOP_NOT_FOUND', 'STEP_REFUSED', 'TOO_FEW_WARNINGS', 'OTHER_ARBITER', 'INVALID_INPUT'],
})
