import { z } from 'zod'
import { disputeIdSchema, disputeMessageIdSchema, orderIdSchema } from '../ids.ts'
import { naira } from './order.ts'

const time = z.iso.datetime()

export const DISPUTE_SIDES = ['CUSTOMER', 'SHOP'] as const
export type DisputeSide = (typeof DISPUTE_SIDES)[number]

/** WITH_SHOP: both sides may still settle it. DECIDED: either may appeal. ENDED: nobody can any more. */
export const DISPUTE_STAGES = ['WITH_SHOP', 'WITH_STAFF', 'DECIDED', 'APPEALED', 'ENDED'] as const
export type DisputeStage = (typeof DISPUTE_STAGES)[number]

/** ADMIN-25. REFUNDED: in full. REPLACED: replaced or repaired as both agreed. */
export const DISPUTE_OUTCOMES = ['REFUNDED', 'PART', 'REPLACED', 'TURNED_DOWN'] as const
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number]

export const WAY_BEARERS = ['SHOP', 'CUSTOMER', 'MARKET'] as const
export type WayBearer = (typeof WAY_BEARERS)[number]

export const DISPUTE_ACTIONS = ['WRITE', 'ESCALATE', 'APPEAL'] as const

const lineSchema = z.strictObject({
  position: z.int().nonnegative().describe('of the item in the order'),
  name: z.string(),
  choices: z.array(z.string()),
  image: z.string().nullable(),
  quantity: z.int().positive(),
  price: naira.describe('naira for one'),
  lineTotal: naira,
})

const messageSchema = z.strictObject({
  _id: disputeMessageIdSchema,
  by: z.enum([...DISPUTE_SIDES, 'STAFF']),
  asks: z.enum(DISPUTE_SIDES).nullable().describe('whom staff ask'),
  at: time,
  words: z.string(),
  photos: z.int().nonnegative().describe('how many; each is fetched by itself'),
})

const decisionSchema = z.strictObject({
  round: z.int().positive().describe('2: after the appeal, and final'),
  outcome: z.enum(DISPUTE_OUTCOMES),
  amount: naira.describe('what the customer gets in all'),
  lines: z.array(z.strictObject({ position: z.int().nonnegative(), quantity: z.int().positive() })),
  withReturn: z.boolean(),
  wayBorneBy: z.enum(WAY_BEARERS).nullable().describe('who pays for the way back'),
  words: z.string().describe('the reason, the same to both sides'),
  at: time,
})

/** ADMIN-24: what both sides see of a dispute. */
export const disputeSchema = z.strictObject({
  _id: disputeIdSchema,
  orderId: orderIdSchema,
  kind: z.enum(['PROBLEM', 'RETURN']),
  stage: z.enum(DISPUTE_STAGES),
  openedAt: time,
  lines: z.array(lineSchema).describe('what it is about'),
  answerBy: time.describe('until when the shop is asked to answer'),
  escalatesAt: time.describe('from then on our team decides, also when nobody asks for it'),
  escalatedBy: z.enum([...DISPUTE_SIDES, 'MARKET']).nullable(),
  decidesBy: time.nullable().describe('until when our team decides; null until it is asked'),
  messages: z.array(messageSchema).describe('first things first'),
  decisions: z.array(decisionSchema),
  appeal: z.strictObject({ by: z.enum(DISPUTE_SIDES), words: z.string(), at: time }).nullable(),
  appealUntil: time.nullable().describe('null: not decided, or nobody can appeal'),
  actions: z.array(z.enum(DISPUTE_ACTIONS)).describe('what the caller can do now'),
})

export type Dispute = z.output<typeof disputeSchema>
