import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { orderIdSchema, refundIdSchema } from '../ids.ts'
import { naira } from '../shapes/order.ts'
import { office } from './office.ts'

const time = z.iso.datetime()
const named = z.strictObject({ id: refundIdSchema })
const statusSchema = z.enum(['REQUESTED', 'SENT', 'NEEDS_ATTENTION', 'PROCESSED', 'FAILED', 'COVERED'])

export const REFUND_ACTS = ['RETRY', 'ASK', 'CLOSE'] as const
/** Why a failed refund is not sent again; only once it cannot be. */
export const CLOSING_REASONS = ['BANK_RETURNED', 'OTHER_REFUND'] as const

const refundSchema = z.strictObject({
  _id: refundIdSchema,
  reference: z.string().describe('of the payment'),
  order: z
    .strictObject({ _id: orderIdSchema, shopName: z.string() })
    .nullable()
    .describe('null: money that paid for no order'),
  amount: naira,
  reason: z.string(),
  status: statusSchema,
  requestedAt: time,
  closedAt: time.nullable(),
  providerId: z.string().nullable().describe('null: the provider has not accepted it'),
  attempts: z
    .array(z.strictObject({ _id: refundIdSchema, status: statusSchema, requestedAt: time }))
    .describe('every attempt at the same refund, the oldest first'),
  closing: z
    .strictObject({ reason: z.enum(CLOSING_REASONS), by: z.string().nullable(), at: time })
    .nullable(),
  acts: z.array(z.enum(REFUND_ACTS)).describe('what can be done with it now'),
})
export type StuckRefund = z.output<typeof refundSchema>

export const getRefundPage = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/refunds/{id}',
  needs: 'refunds.propose',
  summary: 'A refund with every attempt at it',
  params: named,
  data: z.strictObject({ refund: refundSchema }),
  errors: ['REFUND_NOT_FOUND'],
})

/** P17: under a new id; once, however often it is pressed. */
export const retryRefund = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/refunds/{id}/retry',
  needs: 'refunds.propose',
  needsProof: true,
  summary: 'Send a refund that failed again',
  params: named,
  data: z.strictObject({ id: refundIdSchema.describe('of the new attempt') }),
  errors: ['REFUND_NOT_FOUND', 'STEP_REFUSED', 'PROOF_NEEDED'],
})

export const askAboutRefund = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/refunds/{id}/ask',
  needs: 'refunds.propose',
  summary: 'Ask the provider now what became of an open refund',
  params: named,
  data: nothing,
  errors: ['REFUND_NOT_FOUND', 'STEP_REFUSED'],
})

export const closeRefund = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/refunds/{id}/close',
  needs: 'refunds.propose',
  needsProof: true,
  summary: 'Close a failed refund that cannot be sent again, as the money went back another way',
  params: named,
  body: z.strictObject({ reason: z.enum(CLOSING_REASONS) }),
  data: nothing,
  errors: ['REFUND_NOT_FOUND', 'STEP_REFUSED', 'ALREADY_DECIDED', 'PROOF_NEEDED'],
})
