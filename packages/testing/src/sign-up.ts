import { register, setPassword, verifyOtp } from '@ahia/contracts/accounts'
import { API_PATH } from '@ahia/contracts/api-path'
import { type Call, createCall } from '@ahia/contracts/call'
import type { SignedInUser } from '@ahia/contracts/shapes/user'
import { updateProfile } from '@ahia/contracts/user'
import { waitForCode } from './emails.ts'

export const PASSWORD = 'kola nut at dawn'

const PROFILE = {
  name: 'Ada Obi',
  phone: '0800 000 0001',
  gender: 'FEMALE',
  address: { street: '12 Zik Avenue', city: 'Enugu', state: 'Enugu', country: 'Nigeria' },
} as const

/** Far beyond what anything takes: a busy machine is no reason to fail. */
const LONG_MS = 100_000

/** The API of a market, as the account with this token. */
export function callMarket(origin: string, token: string | null = null): Call {
  const baseUrl = `${origin}${API_PATH}`
  const call = createCall({ fetch: (request) => fetch(request), baseUrl, token: () => token })
  return (endpoint, input, options) => call(endpoint, input, { timeoutMs: LONG_MS, ...options })
}

/**
 * Registers an account by the steps of the screens, with the code from the mailbox. `callAs` calls the market as the
 * account with a token.
 */
export async function signUp(callAs: (token: string | null) => Call, email: string): Promise<SignedInUser> {
  const stranger = callAs(null)
  await stranger(register, { email })
  const otp = await waitForCode(stranger, email)
  const { token } = await stranger(verifyOtp, { email, otp })
  const proven = callAs(token)
  await proven(setPassword, { password: PASSWORD })
  const { user } = await proven(updateProfile, PROFILE)
  if (!user.token || !user.refresh) throw new Error('A registration ends signed in')
  return { ...user, token: user.token, refresh: user.refresh }
}
