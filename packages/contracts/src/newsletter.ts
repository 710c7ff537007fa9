import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emailSchema } from './fields/email.ts'

/** What a letter carries: whoever holds it has the letter. Longer ones are none of ours. */
const emailTokenSchema = z.strictObject({ token: z.string().min(1).max(100) })

/** SHELL-16 */
export const subscribeToNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/subscribe',
  auth: 'none',
  tag: 'newsletter',
  summary: 'Asks for the newsletter; a letter to the address asks whether it was meant',
  body: z.strictObject({
    email: emailSchema,
    website: z.string().max(500).default('').describe('leave it empty: only robots fill it in'),
  }),
  data: z.strictObject({
    notice: z.string().describe('the same for every address, so that nobody learns who subscribes'),
  }),
  errors: ['RATE_LIMITED'],
})

export const confirmNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/confirm',
  auth: 'none',
  tag: 'newsletter',
  summary: 'Puts the address of a letter on the list; a second time changes nothing',
  body: emailTokenSchema,
  data: z.strictObject({ email: z.string() }),
  errors: ['NEWSLETTER_LINK_EXPIRED', 'NEWSLETTER_LINK_UNKNOWN'],
})

export const unsubscribeFromNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/unsubscribe',
  auth: 'none',
  tag: 'newsletter',
  summary: 'Takes the address of a letter off the list, however old the letter is',
  body: emailTokenSchema,
  data: z.strictObject({ email: z.string() }),
  errors: ['NEWSLETTER_LINK_UNKNOWN'],
})
