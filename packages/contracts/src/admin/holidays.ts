import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { staffProposalIdSchema } from '../ids.ts'

const holidaySchema = z.strictObject({
  day: z.iso.date(),
  name: z.string(),
  isProposed: z.boolean().describe('whether it waits for a second person'),
})
export type Holiday = z.output<typeof holidaySchema>

/** ADMIN-14 */
export const listHolidays = endpoint({
  method: 'GET',
  path: '/admin/holidays',
  auth: 'staff',
  needs: 'any',
  isDocumented: false,
  tag: 'back office',
  summary: 'Public holidays from today on, and those that are proposed',
  data: z.strictObject({ holidays: z.array(holidaySchema) }),
  errors: [],
})

/** ADMIN-14: up to the evening before, as some days are announced late. A second person agrees. */
export const proposeHoliday = endpoint({
  method: 'POST',
  path: '/admin/holidays/proposals',
  auth: 'staff',
  needs: 'settings.propose',
  needsProof: true,
  isDocumented: false,
  tag: 'back office',
  summary: 'Propose a public holiday: once it is agreed to, due times that have not passed move',
  body: z.strictObject({
    day: z.iso.date('Choose a day'),
    name: z.string().trim().min(1, 'Name the holiday').max(100),
    words: z.string().trim().min(1, 'Say who announced it').max(1000),
  }),
  data: z.strictObject({ proposalId: staffProposalIdSchema }),
  errors: ['TOO_LATE', 'ALREADY_ASKED'],
})
