import { STAFF_ROLE_NAMES } from '@ahia/reference/staff/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { staffMemberIdSchema } from '../ids.ts'

const version = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('of who holds what, as it was shown')

/** ADMIN-10 */
export const getAccessReview = endpoint({
  method: 'GET',
  path: '/admin/access-review',
  auth: 'staff',
  needs: 'staff.manage',
  isDocumented: false,
  tag: 'back office',
  summary: 'Who holds which role and last used it when, and whether this quarter has been confirmed',
  data: z.strictObject({
    quarter: z.iso.date().describe('its first day'),
    version,
    confirmed: z.strictObject({ by: z.string(), at: z.iso.datetime() }).nullable(),
    colleagues: z.array(
      z.strictObject({
        _id: staffMemberIdSchema,
        name: z.string(),
        email: z.string(),
        status: z.enum(['ACTIVE', 'SUSPENDED']),
        seenAt: z.iso.datetime(),
        roles: z.array(
          z.strictObject({ role: z.enum(STAFF_ROLE_NAMES), usedAt: z.iso.datetime().nullable() }),
        ),
      }),
    ),
  }),
  errors: [],
})

export const confirmAccess = endpoint({
  method: 'POST',
  path: '/admin/access-review/confirm',
  auth: 'staff',
  needs: 'staff.manage',
  needsProof: true,
  isDocumented: false,
  tag: 'back office',
  summary: 'Confirm for this quarter that everybody should hold what they hold',
  body: z.strictObject({ version }),
  data: nothing,
  errors: ['CHANGED_MEANWHILE', 'ALREADY_DECIDED'],
})
