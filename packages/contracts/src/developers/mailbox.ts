import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Only served while emails are stored instead of sent. */
export const listEmails = endpoint({
  method: 'GET',
  path: '/dev/mailbox',
  auth: 'none',
  isLocalOnly: true,
  isDocumented: false,
  tag: 'developers',
  summary: 'Emails that were stored instead of sent, newest first',
  query: z.strictObject({ to: z.string().max(254).optional() }),
  data: z.strictObject({
    messages: z.array(
      z.strictObject({
        id: z.string(),
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        headers: z.record(z.string(), z.string()),
        sentAt: z.iso.datetime(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})

export const showEmail = endpoint({
  method: 'GET',
  path: '/dev/mailbox/{id}/html',
  auth: 'none',
  isLocalOnly: true,
  isDocumented: false,
  tag: 'developers',
  summary: 'One of these emails as its recipient sees it',
  params: z.strictObject({ id: z.string() }),
  mediaType: 'text/html',
  data: z.never(),
  errors: ['NOT_FOUND'],
})
