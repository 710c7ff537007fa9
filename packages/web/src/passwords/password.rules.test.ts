import { expect, test } from 'vitest'
import { passwordErrors, TOO_SHORT } from './password.rules.ts'

const errorsOf = (password: string, confirmation = password) =>
  passwordErrors({ password, confirmation }, TOO_SHORT)

test('AUTH-05 a password of eight characters can be submitted, one of seven cannot', () => {
  expect(errorsOf('12345678')).toEqual({ shortfall: null, mismatch: null })
  expect(errorsOf('1234567').shortfall).toBe('Password must be at least 8 characters')
})

test('AUTH-05 both password fields must match', () => {
  expect(errorsOf('12345678', '12345679').mismatch).toBe('Passwords do not match')
})
