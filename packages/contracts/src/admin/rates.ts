import { RATE_BOOK_NAMES } from '@ahia/reference/staff/rate-books'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { proseUpTo } from '../fields/text.ts'
import { shopIdSchema, staffProposalIdSchema } from '../ids.ts'
import { naira } from '../shapes/order.ts'
import { office } from './office.ts'

const time = z.iso.datetime()

const rowSchema = z.strictObject({
  key: z.string(),
  value: z.number().describe('hundredths of a percent, or naira'),
  from: time,
  announcedAt: time,
  state: z.enum(['PAST', 'NOW', 'COMING']),
})
export type RateRow = z.output<typeof rowSchema>

/** ADMIN-33 */
export const listRateBooks = endpoint({
  ...office,
  needs: 'reports.read',
  method: 'GET',
  path: '/admin/rates',
  summary: 'What shops and customers pay: what held, what holds, and what was announced',
  data: z.strictObject({
    books: z.array(z.strictObject({ book: z.enum(RATE_BOOK_NAMES), rows: z.array(rowSchema) })),
  }),
  errors: [],
})

const changesSchema = z
  .array(z.strictObject({ key: z.string().max(40), value: z.int().min(0).max(100_000_000) }))
  .min(1, 'Change something first')
  .max(30)
const change = { book: z.enum(RATE_BOOK_NAMES), from: time, changes: changesSchema }
export type RateChange = {
  book: (typeof RATE_BOOK_NAMES)[number]
  from: string
  changes: z.output<typeof changesSchema>
}

const effectSchema = z.strictObject({
  month: z.string().describe('2026-10, in Lagos'),
  was: naira,
  would: naira,
  shops: z.int().describe('that paid something of it, or whose customers did'),
  byShop: z
    .array(z.strictObject({ _id: shopIdSchema, name: z.string(), was: naira, would: naira }))
    .describe('the hundred that it changes most'),
})
export type RateEffect = z.output<typeof effectSchema>

const REFUSED = ['NOTICE_TOO_SHORT', 'STEP_REFUSED'] as const

function readJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' })
    return z.NEVER
  }
}

/** ADMIN-34 */
export const showRateEffect = endpoint({
  ...office,
  needs: 'reports.read',
  method: 'GET',
  path: '/admin/rates/effect',
  summary: 'What last month would have cost under a change, by shop and in all',
  query: z.strictObject({
    book: change.book,
    from: change.from,
    changes: z
      .string()
      .max(3_000)
      .transform(readJson)
      .pipe(changesSchema)
      .describe('as JSON: the same as is proposed'),
  }),
  data: z.strictObject({ effect: effectSchema }),
  errors: REFUSED,
})

export const proposeRates = endpoint({
  ...office,
  needs: 'rates.propose',
  needsProof: true,
  method: 'POST',
  path: '/admin/rates',
  summary: 'Proposes a change; agreeing announces it',
  body: z.strictObject({ ...change, why: proseUpTo(1_000, 'Say why') }),
  data: z.strictObject({ proposalId: staffProposalIdSchema }),
  errors: REFUSED,
})
