import { setTimeout as pause } from 'node:timers/promises'
import { register, setPassword, verifyOtp } from '@ahia/contracts/accounts'
import { type Call, createCall } from '@ahia/contracts/call'
import { listMail } from '@ahia/contracts/mailbox'
import { updateProfile } from '@ahia/contracts/user'
import type { SignedInUser } from '@ahia/contracts/user-shapes'

export const PASSWORD = 'kola nut at dawn'

const PROFILE = {
  name: 'Ada Obi',
  phone: '0800 000 0001',
  gender: 'FEMALE',
  address: { street: '12 Zik Avenue', city: 'Enugu', state: 'Enugu', country: 'Nigeria' },
} as const
const MAIL_WITHIN_MS = 15_000
const LOOK_AGAIN_MS = 50

/** The API of a market, as whoever has this token. */
export const callMarket = (origin: string, token: string | null = null): Call =>
  createCall({ fetch: (request) => fetch(request), baseUrl: `${origin}/api/v1`, token: () => token })

/** Somebody who has registered, by the steps that the screens take and with the code from the mailbox. */
export async function signUp(origin: string, email: string): Promise<SignedInUser> {
  await callMarket(origin)(register, { email })
  const { token } = await callMarket(origin)(verifyOtp, { email, otp: await mailedCode(origin, email) })
  await callMarket(origin, token)(setPassword, { password: PASSWORD })
  const { user } = await callMarket(origin, token)(updateProfile, PROFILE)
  if (!user.token || !user.refresh) throw new Error('A registration ends signed in')
  return { ...user, token: user.token, refresh: user.refresh }
}

/** The code in the newest mail to this address, once it has come. */
async function mailedCode(origin: string, email: string): Promise<string> {
  const deadline = performance.now() + MAIL_WITHIN_MS
  while (performance.now() < deadline) {
    const { messages } = await callMarket(origin)(listMail, { to: email })
    const code = /\b\d{4}\b/.exec(messages[0]?.text ?? '')?.[0]
    if (code !== undefined) return code
    await pause(LOOK_AGAIN_MS)
  }
  throw new Error(`No code came to ${email}`)
}
