import { ApiError } from '@ahia/contracts/api-error'
import { toFailure } from '@ahia/web/forms/use-attempt'
import { expect, test } from 'vitest'
import { signedInUserIn, userIn } from './answered-user.ts'
import { FAILURE_TEXTS } from './failure-texts.ts'

test.each([
  ['register', 'Registration failed'],
  ['verify', 'OTP verification failed'],
  ['resend', 'Failed to resend OTP'],
  ['setPassword', 'Failed to set password'],
  ['updateProfile', 'Failed to update profile'],
  ['login', 'Login failed'],
  ['initiateReset', 'Failed to initiate password reset'],
  ['resetPassword', 'Password reset failed'],
] as const)('ERR-03 a failure of %s without a message shows: %s', (what, text) => {
  expect(toFailure(new Error(''), FAILURE_TEXTS[what], [])).toMatchObject({ step: 'failed', message: text })
})

test('ERR-02 a validation error from the API is shown at its field, if it is on the screen', () => {
  const details = [
    { path: 'address.street', message: 'Street is required' },
    { path: 'other', message: 'Nobody can see this' },
  ]
  const error = new ApiError('Some fields are wrong', { status: 422, code: 'INVALID_INPUT', details })

  expect(toFailure(error, 'Failed', ['street'])).toMatchObject({
    message: 'Some fields are wrong',
    fieldErrors: new Map([['street', 'Street is required']]),
  })
})

test('ERR-03 a success without a user, or a sign-in without tokens, is an unexpected response', () => {
  for (const answer of [null, {}, { user: null }])
    expect(() => userIn(answer)).toThrow('Unexpected response status')
  const user = { ...ADA, refresh: undefined }
  expect(() => signedInUserIn({ user })).toThrow('Unexpected response status')
  expect(signedInUserIn({ user: ADA })).toEqual(ADA)
})

const ADA = {
  token: 'access-1',
  refresh: 'refresh-1',
  name: 'Ada',
  email: 'ada@example.com',
  phone: null,
  gender: null,
  address: { street: null, city: null, state: null, country: null },
  status: 'ACTIVE',
  createdAt: '2026-11-15T10:00:00.000Z',
} as const
