import { BRAND } from '@ahia/reference/brand'
import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** A phone's clock may be off by this many steps. */
const WINDOW = 1

/** So much of an address that a QR code of ours holds all of it. */
const LABEL_LENGTH = 40

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })

/** In base 32, as authenticator apps take it. */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32

/** What the QR code says. What apps assume by themselves (six digits, every 30 seconds) is left out, to keep it short. */
export const authenticatorUri = (secret: string, email: string): string =>
  `otpauth://totp/${BRAND.name}:${encodeURIComponent(email.slice(0, LABEL_LENGTH))}?secret=${secret}&issuer=${BRAND.name}`

/** The time step that a code belongs to; null for a wrong one. ADMIN-03: the caller accepts each step once. */
export function stepOfCode(secret: string, code: string): number | null {
  const totp = totpOf(secret)
  const timestamp = Date.now()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** For demo colleagues, whose codes the start shows (ADMIN-11), and for tests. */
export const codeNow = (secret: string, timestamp = Date.now()): string =>
  totpOf(secret).generate({ timestamp })
