import { BRAND } from '@ahia/reference/brand'
import { z } from 'zod'

// Line breaks in a header would start another one: anyone who controlled a subject could add recipients.
const oneLine = z
  .string()
  .min(1)
  .max(500)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  .regex(/^[^\u0000-\u001f\u007f]*$/, 'must be one line')

export const emailMessageSchema = z.strictObject({
  /** Made when the email is enqueued, so that a repeated delivery can be recognised. */
  id: z.uuid(),
  to: z.email().max(254),
  subject: oneLine,
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string().regex(/^[A-Za-z-]+$/), oneLine),
})

/** One email to one address, in plain text and in HTML. */
export type Email = z.output<typeof emailMessageSchema>

/** As headers name it. */
export const toMessageId = (id: string): string =>
  `<${id}@${BRAND.email.slice(BRAND.email.indexOf('@') + 1)}>`

/** Hands an email on. Rejects when that failed and may be tried again. */
export type DeliverEmail = (mail: Email) => Promise<void>
