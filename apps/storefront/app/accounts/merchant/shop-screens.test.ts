import { expect, test } from 'vitest'
import type { AuthSteps } from '../sign-in/auth-steps.rules.ts'
import { type ShopScreen, shopScreenFor, shopScreenIn, shopScreenPath } from './shop-screens.ts'

const proven: AuthSteps = { purpose: 'SIGNUP', stage: 'profile', email: 'ada@example.com', resendAt: 0 }
const nowhere = { steps: null, hasGrant: false }
const atProfile = { steps: proven, hasGrant: true }

const SIGN_UP: ShopScreen[] = ['verify', 'set-password', 'profile']

test('MERCH-01 a merchant begins at the register screen, whatever unknown word stands in the address', () => {
  for (const query of ['', 'screen=', 'screen=toString', 'screen=cart'])
    expect(shopScreenIn(new URLSearchParams(query))).toBe('register')
  expect(shopScreenPath('register')).toBe('/merchant')
  expect(shopScreenPath('package')).toBe('/merchant?screen=package')
})

test('MERCH-01 along the way there is only the step that one has come to', () => {
  for (const asked of SIGN_UP) {
    expect(shopScreenFor(asked, 'guest', nowhere)).toBe('register')
    expect(shopScreenFor(asked, 'guest', atProfile)).toBe('profile')
  }
})

test('MERCH-01 packages are for shops: a guest logs in first, and who has no shop yet fills it in', () => {
  expect(shopScreenFor('package', 'guest', nowhere)).toBe('login')
  expect(shopScreenFor('package', 'without-shop', nowhere)).toBe('profile')
  expect(shopScreenFor('package', 'with-shop', nowhere)).toBe('package')
})

test('MERCH-01 a filled-in profile leads on to the packages, and a shop that is signed in need not sign in', () => {
  expect(shopScreenFor('profile', 'with-shop', atProfile)).toBe('package')
  for (const asked of ['login', 'register', 'forgot-password', 'reset-password'] as const)
    expect(shopScreenFor(asked, 'with-shop', nowhere)).toBe('nothing-to-do')
})
