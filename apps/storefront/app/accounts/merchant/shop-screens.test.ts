import { expect, test } from 'vitest'
import type { AuthSteps } from '../sign-in/auth-steps.rules.ts'
import { type ShopScreen, shopScreenFor, shopScreenIn, shopScreenPath } from './shop-screens.ts'

const proven: AuthSteps = { purpose: 'SIGNUP', stage: 'profile', email: 'ada@example.com', resendAt: 0 }
const nowhere = { steps: null, hasGrant: false }
const atProfile = { steps: proven, hasGrant: true }

const SIGN_UP: ShopScreen[] = ['verify', 'set-password', 'profile']

test('MERCH-01 a merchant starts at the register screen, whatever unknown screen is in the URL', () => {
  for (const query of ['', 'screen=', 'screen=toString', 'screen=cart'])
    expect(shopScreenIn(new URLSearchParams(query))).toBe('register')
  expect(shopScreenPath('register')).toBe('/merchant')
  expect(shopScreenPath('package')).toBe('/merchant?screen=package')
})

test('MERCH-01 during registration only the current step is shown', () => {
  for (const asked of SIGN_UP) {
    expect(shopScreenFor(asked, 'guest', nowhere)).toBe('register')
    expect(shopScreenFor(asked, 'guest', atProfile)).toBe('profile')
  }
})

test('MERCH-01 packages are for shops: a guest signs in first, and an account without a shop fills it in', () => {
  expect(shopScreenFor('package', 'guest', nowhere)).toBe('login')
  expect(shopScreenFor('package', 'without-shop', nowhere)).toBe('profile')
  expect(shopScreenFor('package', 'with-shop', nowhere)).toBe('package')
})

test('MERCH-01 a completed profile leads to the packages, and a signed-in shop skips sign-in', () => {
  expect(shopScreenFor('profile', 'with-shop', atProfile)).toBe('package')
  for (const asked of ['login', 'register', 'forgot-password', 'reset-password'] as const)
    expect(shopScreenFor(asked, 'with-shop', nowhere)).toBe('nothing-to-do')
})
