import { z } from 'zod'
import { emailSchema } from '../fields/email.ts'

export const justEmail = z.strictObject({ email: emailSchema })

/** AUTH-03: four digits as text; 0042 is one of them. */
const otpSchema = z.string().regex(/^[0-9]{4}$/, 'The code has 4 digits')

export const emailAndCode = z.strictObject({ email: emailSchema, otp: otpSchema })

/** Opens what comes after a proven address, and nothing else. */
export const grantSchema = z.strictObject({ token: z.string() })

/** AUTH-09: anyone who asks for a code hears the same, whatever is known of the address. */
export const codeOnItsWay = z.strictObject({ resendAfterSeconds: z.int().positive() })

export const linkSecret = z.strictObject({ secret: z.string().min(1).max(100) })

/** What an opened link gives: the same as a right code, and what it was asked for. */
export const openedLink = z.strictObject({
  token: z.string(),
  purpose: z.enum(['SIGNUP', 'RESET']),
  email: z.string(),
})

export const justRefresh = z.strictObject({ refresh: z.string().min(1).max(500) })
