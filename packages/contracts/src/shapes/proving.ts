import { z } from 'zod'
import { emailSchema } from '../fields/email.ts'

export const justEmail = z.strictObject({ email: emailSchema })

const CODE_RULE = 'The code has 4 digits'

/** AUTH-03: four digits as text; 0042 is a code. */
const otpSchema = z.string(CODE_RULE).regex(/^[0-9]{4}$/, CODE_RULE)

export const emailAndCode = z.strictObject({ email: emailSchema, otp: otpSchema })

/** Allows the step after a verified email address, and nothing else. */
export const grantSchema = z.strictObject({ token: z.string() })

/** AUTH-09: anyone who requests a code gets the same answer, whatever is known about the address. */
export const codeOnItsWay = z.strictObject({
  resendAfterSeconds: z.int().positive(),
  isLimited: z
    .boolean()
    .describe('no new email: several were requested recently. The same with and without an account'),
})

export const linkSecret = z.strictObject({ secret: z.string().min(1).max(100) })

/** The result of an opened link: the same as for a right code, and its purpose. */
export const openedLink = z.strictObject({
  token: z.string(),
  purpose: z.enum(['SIGNUP', 'RESET']),
  email: z.string(),
})

export const justRefresh = z.strictObject({ refresh: z.string().min(1).max(500) })
