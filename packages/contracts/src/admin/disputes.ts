import { RETURN_POLICIES } from '@ahia/reference/return-policies'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { wholeNumber } from '../fields/query-text.ts'
import { proseUpTo } from '../fields/text.ts'
import { disputeIdSchema, disputeMessageIdSchema, orderIdSchema, shopIdSchema } from '../ids.ts'
import { MAX_DISPUTE_PHOTOS, MAX_REASON_LENGTH } from '../limits.ts'
import {
  DISPUTE_OUTCOMES,
  DISPUTE_SIDES,
  DISPUTE_STAGES,
  disputeSchema,
  WAY_BEARERS,
} from '../shapes/dispute.ts'
import { DELIVERY_WAYS, naira, ORDER_STATUSES } from '../shapes/order.ts'
import { parcelSchema } from '../shapes/parcel.ts'

const time = z.iso.datetime()
const staff = { auth: 'staff', isDocumented: false, tag: 'back office' } as const
const ofDispute = z.strictObject({ id: disputeIdSchema })

const rowSchema = z.strictObject({
  _id: disputeIdSchema,
  orderId: orderIdSchema,
  shopName: z.string(),
  kind: z.enum(['PROBLEM', 'RETURN']),
  stage: z.enum(DISPUTE_STAGES),
  openedAt: time,
  dueAt: time.nullable().describe('until when staff decide; null: not asked yet, or decided'),
  atStake: naira,
})
export type DisputeRow = z.output<typeof rowSchema>

/** What a list shows: what waits for staff, what waits for the sides, or what is over. */
export const DISPUTE_LISTS = ['WAITING', 'OPEN', 'DECIDED'] as const

export const listDisputes = endpoint({
  ...staff,
  method: 'GET',
  path: '/admin/disputes',
  needs: 'disputes.read',
  summary: 'Disputes, the oldest first; those that are decided, the newest first',
  query: z.strictObject({
    list: z.enum(DISPUTE_LISTS).default('WAITING'),
    after: disputeIdSchema.optional(),
  }),
  data: z.strictObject({ disputes: z.array(rowSchema), next: disputeIdSchema.nullable() }),
  errors: [],
})

const sideSchema = z.strictObject({
  orders: z.int().nonnegative().describe('delivered'),
  disputes: z.int().nonnegative().describe('without this one'),
  lost: z.int().nonnegative().describe('decided against this side'),
})

const linePolicySchema = z.strictObject({
  position: z.int().nonnegative(),
  name: z.string(),
  quantity: z.int().positive(),
  lineTotal: naira,
  isDisputed: z.boolean().describe('by this dispute: its money is held'),
  returnPolicy: z.enum(RETURN_POLICIES),
  returnDays: z.int().nonnegative(),
})

const pageSchema = z.strictObject({
  dispute: disputeSchema.omit({ actions: true }),
  shop: z.strictObject({ _id: shopIdSchema, name: z.string() }),
  customer: z.string().describe('masked: A•••• O•••'),
  order: z.strictObject({
    status: z.enum(ORDER_STATUSES),
    total: naira,
    deliveryFee: naira,
    serviceFee: naira,
    deliveryWay: z.enum(DELIVERY_WAYS),
    paidAt: time.nullable(),
    deliveredAt: time.nullable(),
    lines: z.array(linePolicySchema).describe('as they were when the order was paid'),
    parcel: parcelSchema.nullable(),
  }),
  guaranteeUntil: time.nullable(),
  before: z.strictObject({ customer: sideSchema, shop: sideSchema }),
  names: z.record(z.string(), z.string()).describe('of colleagues, by the id of a message or `decision-1`'),
  round: z.int().positive().nullable().describe('which decision is next; null: none'),
  most: naira.describe('what can be paid back at most, in all'),
  proofAbove: naira.describe('a decision of more needs a proof'),
  isOwnDecision: z.boolean().describe('this colleague has decided it, so another one decides the appeal'),
})
export type DisputePage = z.output<typeof pageSchema>

export const getDisputePage = endpoint({
  ...staff,
  method: 'GET',
  path: '/admin/disputes/{id}',
  needs: 'disputes.read',
  summary: 'Both sides of a dispute, the parcel, what was bought, and how often each side was in disputes',
  params: ofDispute,
  data: pageSchema,
  errors: ['DISPUTE_NOT_FOUND'],
})

export const getDisputePhotoAsStaff = endpoint({
  ...staff,
  method: 'GET',
  path: '/admin/disputes/{id}/messages/{messageId}/photos/{place}',
  needs: 'disputes.read',
  summary: 'A photo of a dispute',
  params: z.strictObject({
    id: disputeIdSchema,
    messageId: disputeMessageIdSchema,
    place: wholeNumber(0, MAX_DISPUTE_PHOTOS - 1),
  }),
  data: z.strictObject({ photo: z.base64().describe('AVIF') }),
  errors: ['PHOTO_NOT_FOUND'],
})

export const askInDispute = endpoint({
  ...staff,
  method: 'POST',
  path: '/admin/disputes/{id}/ask',
  needs: 'disputes.decide',
  summary: 'Ask one side; both see it',
  params: ofDispute,
  body: z.strictObject({
    messageId: disputeMessageIdSchema,
    asks: z.enum(DISPUTE_SIDES),
    words: proseUpTo(MAX_REASON_LENGTH, 'Write a few words'),
  }),
  data: nothing,
  errors: ['DISPUTE_NOT_FOUND', 'STEP_REFUSED'],
})

const MAX_LINES = 999
const quantity = z.int().min(1).max(MAX_LINES)
const amount = z.number().positive().multipleOf(0.01).max(100_000_000)

const lineSchema = z.strictObject({ position: z.int().min(0).max(MAX_LINES), quantity })
export type DecisionLine = z.output<typeof lineSchema>

const emailSchema = z.strictObject({ subject: z.string(), paragraphs: z.array(z.string()) })
const followsSchema = z.strictObject({
  amount: naira.describe('to the customer in all'),
  customer: naira.describe('to the customer now'),
  shop: naira.describe('from the shop'),
  commission: naira.describe('from our commission'),
  delivery: naira,
  service: naira,
  credit: naira.describe('to the shop, from us: it won its appeal'),
})
export type WhatFollows = z.output<typeof followsSchema>

/** In the place of the reason, which no address carries. */
export const REASON_PLACE = '[your reason]'

export const previewDecision = endpoint({
  ...staff,
  method: 'GET',
  path: '/admin/disputes/{id}/preview',
  needs: 'disputes.decide',
  summary: 'What would follow from a decision, to the kobo, and both emails',
  params: ofDispute,
  query: z.strictObject({
    outcome: z.enum(DISPUTE_OUTCOMES),
    lines: z
      .string()
      .regex(/^\d{1,3}:\d{1,3}(,\d{1,3}:\d{1,3})*$/, "must be like '0:1,2:3'")
      .optional()
      .describe('place and quantity of each line'),
    amount: z
      .string()
      .regex(/^\d{1,9}(\.\d{1,2})?$/, 'must be an amount in naira')
      .optional(),
    wayBorneBy: z.enum(WAY_BEARERS).optional().describe('with a return'),
  }),
  data: z.strictObject({
    follows: followsSchema,
    needsProof: z.boolean(),
    emails: z.strictObject({ customer: emailSchema, shop: emailSchema }),
  }),
  errors: ['DISPUTE_NOT_FOUND', 'AMOUNT_LIMIT', 'STEP_REFUSED'],
})
export type DecisionPreview = z.output<typeof previewDecision.data>

export const decideDispute = endpoint({
  ...staff,
  method: 'POST',
  path: '/admin/disputes/{id}/decide',
  needs: 'disputes.decide',
  summary: 'Decide a dispute, or its appeal, once',
  params: ofDispute,
  body: z.strictObject({
    round: z.int().min(1).max(2).describe('as the page said'),
    outcome: z.enum(DISPUTE_OUTCOMES),
    lines: z.array(lineSchema).max(MAX_LINES).default([]),
    amount: amount.nullable().default(null),
    wayBorneBy: z
      .enum(WAY_BEARERS)
      .nullable()
      .default(null)
      .describe('with a return: who pays for the way back'),
    words: proseUpTo(MAX_REASON_LENGTH, 'Write the reason, which both sides read'),
  }),
  data: nothing,
  errors: [
    'DISPUTE_NOT_FOUND',
    'STEP_REFUSED',
    'AMOUNT_LIMIT',
    'ALREADY_DECIDED',
    'OTHER_ARBITER',
    'PROOF_NEEDED',
  ],
})
