import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { orderIdSchema, shopIdSchema, standingAppealIdSchema } from '../ids.ts'
import { STANDING_MEASURES } from '../shapes/standing.ts'
import { office, wordsToShop } from './office.ts'

const time = z.iso.datetime()
const named = z.strictObject({ id: standingAppealIdSchema })

export const APPEAL_OUTCOMES = ['TAKEN_OUT', 'STAYS'] as const

const decision = z.strictObject({ outcome: z.enum(APPEAL_OUTCOMES), words: wordsToShop })

const appealSchema = z.strictObject({
  _id: standingAppealIdSchema,
  shop: z.strictObject({ _id: shopIdSchema, name: z.string() }),
  orderId: orderIdSchema,
  measure: z.enum(STANDING_MEASURES),
  words: z.string().describe('of the shop'),
  since: time,
  decision: decision.extend({ by: z.string().nullable(), at: time }).nullable(),
  needsAnother: z.boolean().describe('who looks decided the complaint about this order'),
})
export type StandingAppeal = z.output<typeof appealSchema>

export const getAppealPage = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/appeals/{id}',
  needs: 'shops.suspend',
  summary: 'What a shop says against an order that counts in its standing',
  params: named,
  data: z.strictObject({ appeal: appealSchema }),
  errors: ['APPEAL_NOT_FOUND'],
})

export const previewAppealDecision = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/appeals/{id}/preview',
  needs: 'shops.suspend',
  leavesNoEntry: true,
  summary: 'The email that a decision would send',
  params: named,
  body: decision,
  data: z.strictObject({ subject: z.string(), text: z.string() }),
  errors: ['APPEAL_NOT_FOUND'],
})

/** SELL-51: once, by another colleague than who decided the complaint. */
export const decideAppeal = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/appeals/{id}/decide',
  needs: 'shops.suspend',
  summary: 'Take the order out of the standing, or leave it; the shop is emailed',
  params: named,
  body: decision,
  data: nothing,
  errors: ['APPEAL_NOT_FOUND', 'ALREADY_DECIDED', 'OTHER_ARBITER'],
})
