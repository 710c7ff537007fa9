import { z } from 'zod'

const MAX_EMAIL_LENGTH = 254 // RFC 5321: longer addresses cannot be delivered to

/** Small letters and no space around it, so that one address is one text everywhere. */
export const emailSchema = z
  .string()
  .regex(/^[^\r\n]*$/, 'must be a single line') // looked at before the ends are cut off: no mail header ends in it
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL_LENGTH)
  .pipe(z.email('Enter an email address, like ada@example.com'))
