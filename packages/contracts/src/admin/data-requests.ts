import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { proseUpTo } from '../fields/text.ts'
import { accountIdSchema, dataRequestIdSchema, staffProposalIdSchema } from '../ids.ts'
import { DATA_REQUEST_KINDS, dataRequestSchema } from '../shapes/data-request.ts'

const OFFICE = { auth: 'staff', isDocumented: false, tag: 'back office', needs: 'people.rights' } as const
const at = z.iso.datetime()
const id = z.strictObject({ id: dataRequestIdSchema })
const answerSchema = proseUpTo(2_000, 'Write the answer first')

export const IDENTITIES = ['EMAIL_ANSWERED', 'DOCUMENT_SEEN'] as const
export const WHY_REFUSED = [
  'IDENTITY_UNKNOWN',
  'LAW_KEEPS_IT',
  'ALREADY_DONE',
  'EXCESSIVE',
  'NOT_OURS',
] as const

const officeRequestSchema = dataRequestSchema.extend({
  accountId: accountIdSchema.nullable(),
  source: z.enum(['PROFILE', 'EMAIL', 'POST']),
  contact: z.string().nullable().describe('masked'),
  identity: z.enum(['SIGNED_IN', ...IDENTITIES]).nullable(),
  reason: z.enum(WHY_REFUSED).nullable(),
  decidedBy: z.string().nullable(),
})
export type OfficeRequest = z.output<typeof officeRequestSchema>

/** PRIV-08 */
export const listOfficeRequests = endpoint({
  ...OFFICE,
  method: 'GET',
  path: '/admin/data-requests',
  summary: 'Requests about data: open ones by their last day, or all of them, newest first',
  query: z.strictObject({
    state: z.enum(['OPEN', 'ALL']).default('OPEN'),
    after: dataRequestIdSchema.optional(),
  }),
  data: z.strictObject({ requests: z.array(officeRequestSchema), next: dataRequestIdSchema.nullable() }),
  errors: [],
})

export const recordDataRequest = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/data-requests',
  summary: 'Records a request that came by email or by post',
  body: z.strictObject({
    kind: z.enum(DATA_REQUEST_KINDS),
    source: z.enum(['EMAIL', 'POST']),
    accountId: accountIdSchema.nullable(),
    contact: z.string().trim().min(3, 'Say where to answer').max(254),
    words: proseUpTo(2_000, 'Say what they ask for'),
    receivedAt: at,
  }),
  data: z.strictObject({ id: dataRequestIdSchema }),
  errors: ['CUSTOMER_NOT_FOUND'],
})

const identitySchema = z.enum(IDENTITIES).nullable().default(null)

export const finishDataRequest = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/data-requests/{id}/finish',
  needsProof: true,
  summary: 'Does what was asked, as far as this can be done here, and emails the answer',
  params: id,
  body: z.strictObject({ answer: answerSchema, identity: identitySchema }),
  data: nothing,
  errors: ['DATA_REQUEST_NOT_FOUND', 'ALREADY_DECIDED', 'NEEDS_TWO_PEOPLE'],
})

export const refuseDataRequest = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/data-requests/{id}/refuse',
  needsProof: true,
  summary: 'Rejects a request with a reason that is emailed',
  params: id,
  body: z.strictObject({ answer: answerSchema, reason: z.enum(WHY_REFUSED) }),
  data: nothing,
  errors: ['DATA_REQUEST_NOT_FOUND', 'ALREADY_DECIDED'],
})

/** PRIV-08, ADMIN-45: erasing somebody needs a second person. */
export const proposeErasure = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/data-requests/{id}/erase',
  needs: 'erasures.propose',
  needsProof: true,
  summary: 'Proposes to erase the customer who asked for it; a second person agrees',
  params: id,
  body: z.strictObject({ words: proseUpTo(1_000, 'Say why'), identity: identitySchema }),
  data: z.strictObject({ proposalId: staffProposalIdSchema }),
  errors: ['DATA_REQUEST_NOT_FOUND', 'ALREADY_DECIDED', 'CUSTOMER_NOT_FOUND'],
})
