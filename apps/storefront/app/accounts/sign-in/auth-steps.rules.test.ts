import { expect, test } from 'vitest'
import type { AuthScreen } from './auth-screens.ts'
import { type AuthSteps, screenFor } from './auth-steps.rules.ts'

const proving = { email: 'ada@example.com', resendAt: 0 }
const signUp = (stage: 'code' | 'password' | 'profile'): AuthSteps => ({
  ...proving,
  purpose: 'SIGNUP',
  stage,
})
const reset = (stage: 'code' | 'password' | 'done'): AuthSteps => ({ ...proving, purpose: 'RESET', stage })

const OPEN: AuthScreen[] = ['login', 'register', 'forgot-password']
const SIGN_UP: AuthScreen[] = ['verify', 'set-password', 'profile']
const RESET: AuthScreen[] = ['verify-reset', 'reset-password']

test('AUTH-01 login, register and forgot-password are available at every step', () => {
  for (const steps of [null, signUp('profile'), reset('code')])
    for (const asked of OPEN) expect(screenFor(asked, { steps, hasGrant: true })).toBe(asked)
})

test.each([
  [signUp('code'), false, 'verify'],
  [signUp('password'), true, 'set-password'],
  [signUp('profile'), true, 'profile'],
  [signUp('password'), false, 'register'],
  [signUp('profile'), false, 'register'],
  [reset('code'), false, 'register'],
  [null, true, 'register'],
] as const)('AUTH-01 every sign-up screen with %j and grant %s shows %s', (steps, hasGrant, shown) => {
  for (const asked of SIGN_UP) expect(screenFor(asked, { steps, hasGrant })).toBe(shown)
})

test.each([
  [reset('code'), false, 'verify-reset'],
  [reset('password'), true, 'reset-password'],
  [reset('password'), false, 'forgot-password'],
  [reset('done'), false, 'login'],
  [signUp('code'), false, 'forgot-password'],
  [null, true, 'forgot-password'],
] as const)('AUTH-01 every reset screen with %j and grant %s shows %s', (steps, hasGrant, shown) => {
  for (const asked of RESET) expect(screenFor(asked, { steps, hasGrant })).toBe(shown)
})
