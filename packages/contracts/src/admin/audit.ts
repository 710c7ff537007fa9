import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { staffMemberIdSchema } from '../ids.ts'
import { office } from './office.ts'

const sequence = z.string().regex(/^[1-9]\d{0,17}$/)

const entrySchema = z.strictObject({
  sequence,
  happenedAt: z.iso.datetime(),
  by: z.string().nullable().describe('the name of a colleague'),
  actorKind: z.enum(['STAFF', 'SHOP', 'CUSTOMER', 'MARKET']),
  role: z.string().nullable(),
  network: z.string().nullable(),
  act: z.string(),
  subjects: z.array(z.string()),
  fields: z.array(z.string()),
  reason: z.string().nullable(),
})
export type ShownEntry = z.output<typeof entrySchema>

/** ADMIN-46 */
export const listAudit = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/audit',
  needs: 'audit.read',
  summary:
    'Entries of the audit, the latest first: all, or those about a subject, of an act, a colleague or a day',
  query: z.strictObject({
    subject: z.string().trim().max(100).optional().describe('kind and id, as in an entry'),
    act: z
      .string()
      .trim()
      .regex(/^[a-z-]+\.[a-z-]+$/, 'An act is written like shop.approve')
      .max(60)
      .optional(),
    colleague: staffMemberIdSchema.optional(),
    day: z.iso.date().optional().describe('in Lagos'),
    before: sequence.optional().describe('the sequence that the page before ended with'),
  }),
  data: z.strictObject({
    entries: z.array(entrySchema),
    next: sequence.nullable(),
    colleagues: z.array(z.strictObject({ _id: staffMemberIdSchema, name: z.string() })),
    sealed: z
      .strictObject({ sequence, at: z.iso.datetime(), isStored: z.boolean() })
      .nullable()
      .describe('the last seal, and whether the object store has it'),
  }),
  errors: [],
})
