import { z } from 'zod'
import { shopDecisionIdSchema } from '../ids.ts'

const written = z.strictObject({ words: z.string(), at: z.iso.datetime() })

/** ADMIN-21: why shoppers cannot see a shop, as its owner reads it. */
export const suspensionSchema = z.strictObject({
  _id: shopDecisionIdSchema,
  reason: z.string().describe('a sentence'),
  words: z.string(),
  at: z.iso.datetime(),
  until: z.iso.datetime().nullable().describe('null: it does not end by itself'),
  answer: written.nullable().describe('of the shop'),
  kept: written.nullable().describe('why it stays closed, decided after the answer'),
})
export type Suspension = z.output<typeof suspensionSchema>
