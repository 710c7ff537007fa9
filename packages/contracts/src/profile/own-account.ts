// What only the profile page calls: in a file of its own, so that no other page loads it.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ACTIVITY_KINDS } from '../shapes/security-event.ts'

/** PROF-07: failed attempts are counted by kind and day, so that a flood of them hides nothing else. */
export const listActivity = endpoint({
  method: 'GET',
  path: '/user/activity',
  auth: 'customer',
  tag: 'profile',
  summary: 'Sign-ins, failed attempts and changes of the last 90 days, newest first',
  data: z.strictObject({
    events: z.array(
      z.strictObject({
        kind: z.enum(ACTIVITY_KINDS),
        device: z.string().describe('in words, as far as the browser reveals it'),
        times: z.int().positive(),
        lastAt: z.iso.datetime(),
      }),
    ),
  }),
  errors: ['NOT_SIGNED_IN'],
})

/** PROF-06: asked before an account is deleted. */
export const getNewsletterStatus = endpoint({
  method: 'GET',
  path: '/user/newsletter',
  auth: 'customer',
  tag: 'profile',
  summary: 'Whether the email address of the account gets the newsletter',
  data: z.strictObject({ isSubscribed: z.boolean() }),
  errors: ['NOT_SIGNED_IN'],
})
