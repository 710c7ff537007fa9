import { SWITCH_NAMES } from '@ahia/reference/staff/switches'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { staffProposalIdSchema } from '../ids.ts'
import { MAX_VERSION } from '../limits.ts'

const name = z.enum(SWITCH_NAMES)
const version = z.int().positive().max(MAX_VERSION)

const switchSchema = z.strictObject({
  name,
  isStopped: z.boolean(),
  version,
  changedBy: z.string().nullable().describe('who agreed'),
  changedAt: z.iso.datetime().nullable(),
  isProposed: z.boolean().describe('whether a change of it waits for a second person'),
})
export type MarketSwitch = z.output<typeof switchSchema>

export const listSwitches = endpoint({
  method: 'GET',
  path: '/admin/switches',
  auth: 'staff',
  needs: 'any',
  isDocumented: false,
  tag: 'back office',
  summary: 'What the market can stop, and what is stopped now',
  data: z.strictObject({ switches: z.array(switchSchema) }),
  errors: [],
})

/** ADMIN-53: a second person agrees to it, with a proof for this very proposal. */
export const proposeSwitch = endpoint({
  method: 'POST',
  path: '/admin/switches/{name}/proposals',
  auth: 'staff',
  needs: 'switches.propose',
  needsProof: true,
  isDocumented: false,
  tag: 'back office',
  summary: 'Propose to stop a part of the market, or to open it again',
  params: z.strictObject({ name }),
  body: z.strictObject({
    isStopped: z.boolean(),
    version: version.describe('of the switch, as it was seen'),
    words: z.string().trim().min(1, 'Say why').max(1000),
  }),
  data: z.strictObject({ proposalId: staffProposalIdSchema }),
  errors: ['CHANGED_MEANWHILE', 'ALREADY_ASKED'],
})
