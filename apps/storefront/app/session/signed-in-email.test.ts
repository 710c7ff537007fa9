import { afterEach, expect, test, vi } from 'vitest'
import { signedInEmail } from './signed-in-email.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [{ token: 'access', email: 'ada@example.com' }, 'ada@example.com'],
  [{ token: 'access' }, null],
  [{ email: 'ada@example.com' }, null],
])('SESS-01 whoever is stored as %o is %s', (user, email) => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(user) })
  vi.stubGlobal('sessionStorage', { getItem: () => null })

  expect(signedInEmail()).toBe(email)
})
