import { expect, onTestFinished, test, vi } from 'vitest'
import { authenticatorUri, codeNow, newAuthenticatorSecret, stepOfCode } from './authenticator.ts'

const STEP_MS = 30_000
const NOW = Date.UTC(2040, 4, 1, 10, 0, 0)

test('ADMIN-03 a code counts in its half minute and in the ones beside it, for phones whose clocks are off', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const secret = newAuthenticatorSecret()
  const stepAt = (steps: number) => stepOfCode(secret, codeNow(secret, NOW + steps * STEP_MS))

  expect([-2, -1, 0, 1, 2].map(stepAt)).toEqual([
    null,
    NOW / STEP_MS - 1,
    NOW / STEP_MS,
    NOW / STEP_MS + 1,
    null,
  ])
  expect(stepOfCode(newAuthenticatorSecret(), codeNow(secret, NOW))).toBe(null)
  expect(stepOfCode(secret, codeNow(secret, NOW).slice(1))).toBe(null)
  vi.setSystemTime(NOW + STEP_MS - 1)
  expect(stepOfCode(secret, codeNow(secret, NOW))).toBe(NOW / STEP_MS)
})

test('ADMIN-03 a secret has 160 bits, and the address in its QR code is cut', () => {
  const [secret, other] = [newAuthenticatorSecret(), newAuthenticatorSecret()]

  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(secret).not.toBe(other)
  const uri = authenticatorUri(secret, `${'a'.repeat(50)}@ahia.example`)
  expect(uri).toContain(`:${'a'.repeat(40)}?secret=${secret}&issuer=`)
})
