import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, multiply, negate, subtract, sum } from './arithmetic.ts'
import { kobo, ZERO } from './kobo.ts'

const amounts = fc.maxSafeInteger().map((n) => kobo(Math.trunc(n / 100)))
const quantities = fc.nat({ max: 99 })

test('subtracting an added amount returns the original', () => {
  fc.assert(fc.property(amounts, amounts, (a, b) => subtract(add(a, b), b) === a))
})

test('an amount and its negation add up to zero, and zero has no sign', () => {
  fc.assert(fc.property(amounts, (a) => add(a, negate(a)) === ZERO))
  expect(Object.is(negate(ZERO), 0)).toBe(true)
})

test('a sum does not depend on the order of its amounts, and the sum of none is zero', () => {
  fc.assert(fc.property(fc.array(amounts, { maxLength: 50 }), (list) => sum(list) === sum(list.toReversed())))
  expect(sum([])).toBe(ZERO)
})

test('a quantity costs as much as that number of single items', () => {
  fc.assert(
    fc.property(amounts, quantities, (price, quantity) => {
      expect(multiply(price, quantity)).toBe(sum(Array.from({ length: quantity }, () => price)))
    }),
  )
})

test.each([-1, 1.5, Number.NaN])('a quantity of %d is refused', (quantity) => {
  expect(() => multiply(kobo(100), quantity)).toThrow(RangeError)
})

test('a result too large to be exact is refused, not rounded', () => {
  const largest = kobo(Number.MAX_SAFE_INTEGER)

  expect(() => add(largest, kobo(1))).toThrow(RangeError)
  expect(() => subtract(kobo(-1), largest)).toThrow(RangeError)
  expect(() => multiply(largest, 2)).toThrow(RangeError)
  expect(() => sum([largest, largest, kobo(-largest)])).toThrow(RangeError)
})
