import { PASSWORD_MIN_LENGTH } from '@ahia/contracts/limits'

/** AUTH-05; the screens differ in one word. */
export const TOO_SHORT = `Password must be at least ${PASSWORD_MIN_LENGTH} characters`
export const TOO_SHORT_LONG = `${TOO_SHORT} long`

type NewPassword = { password: string; confirmation: string }

/** AUTH-05: why a new password cannot be sent; null when it can. */
export const passwordErrors = ({ password, confirmation }: NewPassword, tooShort: string) => ({
  shortfall: password.length < PASSWORD_MIN_LENGTH ? tooShort : null,
  mismatch: confirmation === password ? null : 'Passwords do not match',
})
