import { login, register, setPassword, verifyOtp } from '@ahia/contracts/accounts'
import { type Call, createCall } from '@ahia/contracts/call'
import { updateProfile } from '@ahia/contracts/user'
import type { SignedInUser } from '@ahia/contracts/user-shapes'
import { type Page, request } from '@playwright/test'
import { freshEmail, mailedCode, PASSWORD } from './auth-steps.ts'
import type { Market } from './test.ts'

export type Customer = { user: SignedInUser; password: string }

const PROFILE = {
  name: 'Ada Obi',
  phone: '0800 000 0001',
  gender: 'FEMALE',
  address: { street: '12 Zik Avenue', city: 'Enugu', state: 'Enugu', country: 'Nigeria' },
} as const

/** The API itself, as whoever has this token. */
export const callAs = ({ origin }: Market, token: string | null = null): Call =>
  createCall({ fetch: (request) => fetch(request), baseUrl: `${origin}/api/v1`, token: () => token })

/** Somebody who has registered, by the steps that the screens take and with the code from the mailbox. */
export async function signUpCustomer(market: Market): Promise<Customer> {
  const email = freshEmail()
  const mailbox = await request.newContext({ baseURL: market.origin })
  await callAs(market)(register, { email })
  const { token } = await callAs(market)(verifyOtp, { email, otp: await mailedCode(mailbox, email) })
  await mailbox.dispose()
  await callAs(market, token)(setPassword, { password: PASSWORD })
  const { user } = await callAs(market, token)(updateProfile, PROFILE)
  if (!user.token || !user.refresh) throw new Error('A registration ends signed in')
  return { user: { ...user, token: user.token, refresh: user.refresh }, password: PASSWORD }
}

/** The same customer on another device. */
export async function signInElsewhere(market: Market, { user, password }: Customer): Promise<SignedInUser> {
  const { email } = user
  return (await callAs(market)(login, { email, password, remember: true })).user
}

type Keep = 'persistent' | 'session'

/** Stores the user as the app would, before the page's next load; once, so that a logout stays one. */
export const signIn = (page: Page, user: SignedInUser, keep: Keep = 'persistent'): Promise<unknown> =>
  page.addInitScript(
    ({ text, token, isPersistent }) => {
      if (sessionStorage.getItem('signed-in-with') === token) return
      sessionStorage.setItem('signed-in-with', token)
      const storage = isPersistent ? localStorage : sessionStorage
      storage.setItem('user', text)
    },
    { text: JSON.stringify(user), token: user.token, isPersistent: keep === 'persistent' },
  )
