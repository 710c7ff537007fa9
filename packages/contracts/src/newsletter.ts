import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emailSchema } from './fields/email.ts'

/** The token of a link in an email: its holder has received the email. Ours are never longer. */
const emailTokenSchema = z.strictObject({ token: z.string().min(1).max(100) })

/** SHELL-16: double opt-in, so the answer does not say whether the address is known. */
export const subscribeToNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/subscribe',
  auth: 'none',
  tag: 'newsletter',
  summary: 'Subscribes to the newsletter; an email asks the address to confirm',
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
  summary: 'Confirms a subscription with the token of an email; idempotent',
  body: emailTokenSchema,
  data: z.strictObject({ email: z.string() }),
  errors: ['NEWSLETTER_LINK_EXPIRED', 'NEWSLETTER_LINK_UNKNOWN'],
})

export const unsubscribeFromNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/unsubscribe',
  auth: 'none',
  tag: 'newsletter',
  summary: 'Unsubscribes with the token of an email, however old it is',
  body: emailTokenSchema,
  data: z.strictObject({ email: z.string() }),
  errors: ['NEWSLETTER_LINK_UNKNOWN'],
})
