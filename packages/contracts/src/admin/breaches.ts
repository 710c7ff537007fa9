import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { proseUpTo } from '../fields/text.ts'
import { breachIdSchema, shopIdSchema } from '../ids.ts'

const OFFICE = { auth: 'staff', isDocumented: false, tag: 'back office', needs: 'people.rights' } as const
const at = z.iso.datetime()
const id = z.strictObject({ id: breachIdSchema })

const breachSchema = z.strictObject({
  id: breachIdSchema,
  title: z.string(),
  words: z.string(),
  affects: z.enum(['EVERYBODY', 'SIGNED_IN', 'SHOP_CUSTOMERS']),
  shopId: shopIdSchema.nullable(),
  beganAt: at,
  endedAt: at,
  foundAt: at,
  dueAt: at,
  commission: z.enum(['REPORTED', 'NO_RISK']).nullable(),
  people: z.enum(['EMAILED', 'NO_HIGH_RISK']).nullable(),
})
export type Breach = z.output<typeof breachSchema>

/** PRIV-09 */
export const listBreaches = endpoint({
  ...OFFICE,
  method: 'GET',
  path: '/admin/breaches',
  summary: 'The register of breaches, newest first',
  data: z.strictObject({ breaches: z.array(breachSchema) }),
  errors: [],
})

export const recordBreach = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/breaches',
  needsProof: true,
  summary: 'Records a breach; its 72 hours run from when it was found',
  body: z
    .strictObject({
      title: proseUpTo(200, 'Give it a name'),
      words: proseUpTo(4_000, 'Say what happened, as those affected will read it'),
      affects: breachSchema.shape.affects,
      shopId: shopIdSchema.nullable(),
      beganAt: at,
      endedAt: at,
      foundAt: at,
    })
    .refine(({ beganAt, endedAt }) => beganAt <= endedAt, {
      path: ['endedAt'],
      error: 'ends before it begins',
    })
    .refine(({ affects, shopId }) => (affects === 'SHOP_CUSTOMERS') === (shopId !== null), {
      path: ['shopId'],
      error: 'Name the shop whose customers are affected',
    }),
  data: z.strictObject({ id: breachIdSchema }),
  errors: [],
})

export const getBreach = endpoint({
  ...OFFICE,
  method: 'GET',
  path: '/admin/breaches/{id}',
  summary: 'A breach, how many people it affects, and who decided what',
  params: id,
  data: z.strictObject({
    breach: breachSchema,
    affected: z.int(),
    decisions: z.array(z.strictObject({ decision: z.string(), words: z.string(), by: z.string(), at })),
  }),
  errors: ['BREACH_NOT_FOUND'],
})

export const BREACH_DECISIONS = ['REPORTED', 'NO_RISK', 'EMAILED', 'NO_HIGH_RISK'] as const

export const decideBreach = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/breaches/{id}/decide',
  needsProof: true,
  summary: 'What the Commission or those affected learn; emails go out at once',
  params: id,
  body: z.strictObject({ decision: z.enum(BREACH_DECISIONS), words: proseUpTo(4_000, 'Say why') }),
  data: nothing,
  errors: ['BREACH_NOT_FOUND', 'ALREADY_DECIDED'],
})
