import { z } from 'zod'
import { dataRequestIdSchema } from '../ids.ts'

export const DATA_REQUEST_KINDS = [
  'ACCESS',
  'CORRECTION',
  'ERASURE',
  'OBJECTION',
  'PORTABILITY',
  'RESTRICTION',
] as const

/** PRIV-08: as the customer sees it. */
export const dataRequestSchema = z.strictObject({
  id: dataRequestIdSchema,
  kind: z.enum(DATA_REQUEST_KINDS),
  words: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  state: z.enum(['OPEN', 'DONE', 'REFUSED']),
  answer: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
})
export type DataRequest = z.output<typeof dataRequestSchema>
