import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kobo } from './kobo.ts'
import { fromNaira, toNaira } from './naira.ts'

const LARGEST_EXACT = 2 ** 45 * 100 - 1
const amounts = fc
  .oneof(
    fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
    fc.integer({ min: -LARGEST_EXACT, max: LARGEST_EXACT }),
    fc.integer({ min: LARGEST_EXACT - 1_000, max: LARGEST_EXACT }),
  )
  .map(kobo)

test('API-41 kobo are converted to naira and back unchanged', () => {
  expect(toNaira(kobo(1_250_050))).toBe(12_500.5)
  expect(fromNaira(12_500.5)).toBe(1_250_050)
  fc.assert(fc.property(amounts, (amount) => fromNaira(toNaira(amount)) === amount))
})

test('well-known floating point traps keep their kobo', () => {
  expect(fromNaira(1.15)).toBe(115)
  expect(fromNaira(8.95)).toBe(895)
  expect(fromNaira(1.1)).toBe(110)
})

test.each([0.001, 1.005, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 45, -(2 ** 45)])(
  '%d naira is refused',
  (naira) => {
    expect(() => fromNaira(naira)).toThrow(RangeError)
  },
)

test('a third decimal is refused on any amount', () => {
  const thirdDecimals = fc.tuple(fc.nat({ max: 10_000_000 }), fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(thirdDecimals, ([hundredths, thousandth]) => {
      expect(() => fromNaira((hundredths * 10 + thousandth) / 1_000)).toThrow('at most two decimals')
    }),
  )
})

test('an amount too large to show exactly is refused', () => {
  expect(() => toNaira(kobo(Number.MAX_SAFE_INTEGER))).toThrow(RangeError)
})
