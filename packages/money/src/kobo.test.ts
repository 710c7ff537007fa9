import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kobo, ZERO } from './kobo.ts'

test('a whole number of kobo is accepted', () => {
  expect(kobo(1_250_000)).toBe(1_250_000)
  expect(kobo(-500)).toBe(-500)
  expect(kobo(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER)
})

test('negative zero becomes zero', () => {
  expect(Object.is(kobo(-0), ZERO)).toBe(true)
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
  '%d is refused as an amount',
  (amount) => {
    expect(() => kobo(amount)).toThrow(RangeError)
  },
)

test('fractions of a kobo are refused', () => {
  fc.assert(
    fc.property(
      fc.double({ noInteger: true }),
      (amount) => void expect(() => kobo(amount)).toThrow('whole, safe number of kobo'),
    ),
  )
})
