import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Only there while the market keeps its mail instead of sending it, so it is no part of the API's document. */
export const listMail = endpoint({
  method: 'GET',
  path: '/dev/mailbox',
  auth: 'none',
  tag: 'developers',
  summary: 'Mail that was kept instead of sent, the newest first',
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
  refusals: ['NOT_FOUND'],
})
