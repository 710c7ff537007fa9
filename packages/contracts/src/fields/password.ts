import { z } from 'zod'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../limits.ts'

/** AUTH-05. Exactly as typed: spaces and other scripts are good passwords too. */
export const newPasswordSchema = z
  .string()
  .min(PASSWORD_MIN_LENGTH, `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`)
  .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`)

/** A password to check. The minimum of new ones does not apply: only the account knows whether it is right. */
export const passwordSchema = z.string().min(1, 'Password is required').max(PASSWORD_MAX_LENGTH)
