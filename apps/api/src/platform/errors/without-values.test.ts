import { expect, test } from 'vitest'
import { withoutValues, withoutValuesIn } from './without-values.ts'

test.each([
  ['550 no such user <ada.obi@example.com>', '550 no such user <[email]>'],
  ['Key (email)=(ada@example.com) exists', 'Key (email)=([email]) exists'],
  ['call 0803 123 4567 or +2348031234567', 'call [telephone] or [telephone]'],
  [
    'order 0190b5f0-0000-7000-8000-000000000001 is gone',
    'order 0190b5f0-0000-7000-8000-000000000001 is gone',
  ],
  ['new row violates check constraint "shops_name"', 'new row violates check constraint "shops_name"'],
])('PRIV-13 the words of an error name nobody: %s', (text, expected) => {
  expect(withoutValues(text)).toBe(expected)
})

test('PRIV-13 the value that PostgreSQL could not read is left out of its words, stack and all', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "Ada Obi"'), { code: '22P02' })
  const safe = withoutValuesIn(error)

  expect(safe.message).toBe('invalid input syntax for type uuid: "…"')
  expect(safe.stack).not.toContain('Ada')
  expect(safe.stack).toContain('without-values.test.ts')
})
