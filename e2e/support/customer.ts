import { login } from '@ahia/contracts/accounts'
import type { Call } from '@ahia/contracts/call'
import type { SignedInUser } from '@ahia/contracts/shapes/user'
import { callMarket, PASSWORD, signUp } from '@ahia/testing/sign-up'
import type { Page } from '@playwright/test'
import { freshEmail } from './auth-steps.ts'
import type { Market } from './test.ts'

export type Customer = { user: SignedInUser; password: string }

/** A client of the API with this token. */
export const callAs = ({ origin }: Market, token: string | null = null): Call => callMarket(origin, token)

export async function signUpCustomer(market: Market): Promise<Customer> {
  return { user: await signUp((token) => callAs(market, token), freshEmail()), password: PASSWORD }
}

/** The same customer on another device. */
export async function signInElsewhere(market: Market, { user, password }: Customer): Promise<SignedInUser> {
  const { email } = user
  return (await callAs(market)(login, { email, password, remember: true })).user
}

type Keep = 'persistent' | 'session'

/** Stores the user as the app would, before the next page load. Only once, so that a logout lasts. */
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

/** The tokens that the browser stores now. */
export const openSessionOf = (page: Page): Promise<{ token: string; refresh: string }> =>
  page.evaluate(() => {
    const { token, refresh } = JSON.parse(sessionStorage.user ?? localStorage.user ?? '{}')
    return { token, refresh }
  })
