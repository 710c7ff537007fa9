import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { staffProposalIdSchema } from '../ids.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)

const proposalSchema = z.strictObject({
  _id: staffProposalIdSchema,
  kind: z.string().describe('what would be done, as slice and verb'),
  /** What is agreed to: shown field by field, and done as it is (ADMIN-45). */
  payload: z.record(z.string(), z.json()),
  hash,
  words: z.string().describe('why it is proposed'),
  state: z.enum(['OPEN', 'DONE', 'REFUSED', 'WITHDRAWN', 'STALE']),
  proposedBy: z.string(),
  isOwn: z.boolean(),
  mayAgree: z.boolean(),
  proposedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
})
export type Proposal = z.output<typeof proposalSchema>

const id = z.strictObject({ id: staffProposalIdSchema })

export const listProposals = endpoint({
  method: 'GET',
  path: '/admin/proposals',
  auth: 'staff',
  needs: 'any',
  isDocumented: false,
  tag: 'back office',
  summary: 'Proposals that one may see: open ones first, then the latest decided',
  data: z.strictObject({ proposals: z.array(proposalSchema) }),
  errors: [],
})

/** ADMIN-05: with a proof that was made for this very proposal. */
export const agreeToProposal = endpoint({
  method: 'POST',
  path: '/admin/proposals/{id}/agree',
  auth: 'staff',
  needs: 'any',
  needsProof: true,
  isDocumented: false,
  tag: 'back office',
  summary: 'Agree: it is done at once, byte for byte as it was shown',
  params: id,
  body: z.strictObject({ hash }),
  data: nothing,
  errors: [
    'PROPOSAL_NOT_FOUND',
    'NOT_PERMITTED',
    'OWN_PROPOSAL',
    'ALREADY_DECIDED',
    'PROPOSAL_STALE',
    'PROOF_NEEDED',
  ],
})

export const refuseProposal = endpoint({
  method: 'POST',
  path: '/admin/proposals/{id}/refuse',
  auth: 'staff',
  needs: 'any',
  isDocumented: false,
  tag: 'back office',
  summary: 'Refuse a proposal of a colleague',
  params: id,
  data: nothing,
  errors: ['PROPOSAL_NOT_FOUND', 'NOT_PERMITTED', 'OWN_PROPOSAL', 'ALREADY_DECIDED'],
})

export const withdrawProposal = endpoint({
  method: 'POST',
  path: '/admin/proposals/{id}/withdraw',
  auth: 'staff',
  needs: 'any',
  isDocumented: false,
  tag: 'back office',
  summary: 'Withdraw a proposal of one’s own',
  params: id,
  data: nothing,
  errors: ['PROPOSAL_NOT_FOUND', 'ALREADY_DECIDED'],
})
