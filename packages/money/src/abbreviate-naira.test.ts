import fc from 'fast-check'
import { expect, test } from 'vitest'
import { abbreviateNaira } from './abbreviate-naira.ts'
import { kobo } from './kobo.ts'

const KOBO_IN = { K: 1e5, M: 1e8, B: 1e11 } as const

function readAbbreviated(text: string) {
  const [, figure = '', suffix = ''] = /^₦([\d,]+(?:\.[1-9])?)([KMB])$/.exec(text) ?? []
  const unitKobo = suffix === 'K' || suffix === 'M' || suffix === 'B' ? KOBO_IN[suffix] : Number.NaN
  return { figure: Number(figure.replaceAll(',', '')), suffix, unitKobo }
}

test.each([
  [0, '₦0'],
  [950, '₦950'],
  [999.5, '₦999.50'],
  [1_000, '₦1K'],
  [11_000, '₦11K'],
  [12_500, '₦12.5K'],
  [12_549.99, '₦12.5K'],
  [12_550, '₦12.6K'],
  [999_949, '₦999.9K'],
  [999_950, '₦1M'],
  [1_234_000, '₦1.2M'],
  [999_949_999, '₦999.9M'],
  [999_950_000, '₦1B'],
  [2_500_000_000, '₦2.5B'],
  [1_500_000_000_000, '₦1,500B'],
  [-12_500, '-₦12.5K'],
])('CART-13 %d naira is abbreviated to %s', (naira, text) => {
  expect(abbreviateNaira(kobo(Math.round(naira * 100)))).toBe(text)
})

test('CART-13 an abbreviated amount differs by at most half of its last digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: Number.MAX_SAFE_INTEGER }).map(kobo), (amount) => {
      const { figure, unitKobo } = readAbbreviated(abbreviateNaira(amount))

      expect(Math.abs(Math.round(figure * unitKobo) - amount)).toBeLessThanOrEqual(unitKobo / 20)
    }),
  )
})

test('CART-13 a thousand of one unit is shown as one of the next', () => {
  const nearTheStep = fc
    .tuple(fc.constantFrom(KOBO_IN.M, KOBO_IN.B), fc.double({ min: 0.999, max: 1.001, noNaN: true }))
    .map(([unitKobo, factor]) => kobo(Math.round(unitKobo * factor)))
  fc.assert(
    fc.property(nearTheStep, (amount) => {
      const { figure, suffix } = readAbbreviated(abbreviateNaira(amount))

      expect(figure >= 1 && (figure < 1_000 || suffix === 'B')).toBe(true)
    }),
  )
})

test('CART-13 a missing amount is ₦0', () => {
  expect(abbreviateNaira(null)).toBe('₦0')
})
