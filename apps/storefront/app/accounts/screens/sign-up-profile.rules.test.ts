import { expect, test } from 'vitest'
import { hasMissingFields, missingIn, type SignUpProfile } from './sign-up-profile.rules.ts'

const ADA: SignUpProfile = {
  name: 'Ada Obi',
  phone: '0803 123 4567',
  gender: '',
  street: '12 Allen Avenue',
  city: 'Ikeja',
  country: 'Nigeria',
  state: 'Lagos',
}

test('AUTH-06 a profile without a gender is complete', () => {
  expect(hasMissingFields(ADA)).toBe(false)
  expect(missingIn(ADA, 'gender')).toBeNull()
})

test.each([
  ['name', 'Name is required'],
  ['phone', 'Telephone is required'],
  ['street', 'Street is required'],
  ['city', 'City is required'],
  ['country', 'Country is required'],
  ['state', 'State is required'],
] as const)('AUTH-06 a blank %s is missing: %s', (field, message) => {
  const blank = { ...ADA, [field]: '  ' }

  expect(missingIn(blank, field)).toBe(message)
  expect(hasMissingFields(blank)).toBe(true)
})
