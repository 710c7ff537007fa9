import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { proseUpTo } from '../fields/text.ts'
import { shopDecisionIdSchema } from '../ids.ts'
import { MAX_APPEAL_LENGTH } from '../limits.ts'
import { suspensionSchema } from '../shapes/suspension.ts'

/** ADMIN-21 */
export const answerSuspension = endpoint({
  method: 'POST',
  path: '/seller/suspension/answer',
  auth: 'shop',
  tag: 'seller shop',
  summary: 'Answers a suspension, once; another colleague than who decided it reads the answer',
  body: z.strictObject({
    suspension: shopDecisionIdSchema,
    words: proseUpTo(MAX_APPEAL_LENGTH, 'Tell us what we should know'),
  }),
  data: z.strictObject({ suspension: suspensionSchema }),
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE', 'STEP_REFUSED', 'RATE_LIMITED'],
  limits: { account: { name: 'seller-appeals', max: 30, seconds: 3600, lease: 5 } },
})
