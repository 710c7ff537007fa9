import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { proseUpTo } from '../fields/text.ts'
import { chargebackIdSchema, orderIdSchema } from '../ids.ts'
import { MAX_REASON_LENGTH } from '../limits.ts'
import { naira } from '../shapes/order.ts'

const time = z.iso.datetime()
const staff = {
  auth: 'staff',
  isDocumented: false,
  tag: 'back office',
  needs: 'chargebacks.answer',
} as const
const ofChargeback = z.strictObject({ id: chargebackIdSchema })

export const CHARGEBACK_STATUSES = ['OPEN', 'WON', 'LOST'] as const

const chargebackSchema = z.strictObject({
  _id: chargebackIdSchema,
  reference: z.string().describe('of the payment'),
  disputeId: z.string().nullable().describe('the provider’s; null: reversed without a dispute'),
  status: z.enum(CHARGEBACK_STATUSES),
  providerStatus: z.string(),
  reason: z.string(),
  amount: naira.describe('disputed'),
  taken: naira.describe('what the bank has now'),
  openedAt: time,
  dueAt: time.nullable().describe('until when the provider waits for an answer; null: it does not'),
  closedAt: time.nullable(),
  orders: z.array(orderIdSchema),
  answer: z
    .strictObject({
      answer: z.enum(['ACCEPT', 'DECLINE']),
      amount: naira,
      words: z.string(),
      by: z.string().nullable(),
      at: time,
      sentAt: time.nullable().describe('null: on its way to the provider'),
    })
    .nullable(),
})
export type AdminChargeback = z.output<typeof chargebackSchema>

export const listChargebackWork = endpoint({
  ...staff,
  method: 'GET',
  path: '/admin/chargebacks',
  summary: 'Chargebacks, newest first',
  query: z.strictObject({
    status: z.enum(CHARGEBACK_STATUSES).default('OPEN'),
    after: chargebackIdSchema.optional(),
  }),
  data: z.strictObject({ chargebacks: z.array(chargebackSchema), next: chargebackIdSchema.nullable() }),
  errors: [],
})

export const getChargebackPage = endpoint({
  ...staff,
  method: 'GET',
  path: '/admin/chargebacks/{id}',
  summary: 'One chargeback',
  params: ofChargeback,
  data: z.strictObject({ chargeback: chargebackSchema }),
  errors: ['CHARGEBACK_NOT_FOUND'],
})

export const getChargebackEvidence = endpoint({
  ...staff,
  method: 'GET',
  path: '/admin/chargebacks/{id}/evidence',
  summary:
    'Receipts, timeline, proof of delivery, messages and terms in one ZIP, with the SHA-256 of each file',
  params: ofChargeback,
  data: z.strictObject({ fileName: z.string(), zip: z.base64() }),
  errors: ['CHARGEBACK_NOT_FOUND'],
  timeoutMs: 30_000,
})

const words = proseUpTo(MAX_REASON_LENGTH, 'Write a message to the bank')
const ERRORS = ['CHARGEBACK_NOT_FOUND', 'STEP_REFUSED', 'ALREADY_DECIDED', 'PROOF_NEEDED'] as const

export const acceptChargeback = endpoint({
  ...staff,
  method: 'POST',
  path: '/admin/chargebacks/{id}/accept',
  needsProof: true,
  summary: 'The bank gets the money back, all or a part',
  params: ofChargeback,
  body: z.strictObject({
    words,
    amount: z.number().positive().multipleOf(0.01).max(100_000_000).nullable().default(null),
  }),
  data: nothing,
  errors: ERRORS,
})

export const declineChargeback = endpoint({
  ...staff,
  method: 'POST',
  path: '/admin/chargebacks/{id}/decline',
  needsProof: true,
  summary: 'Decline with the evidence',
  params: ofChargeback,
  body: z.strictObject({ words }),
  data: nothing,
  errors: ERRORS,
})
