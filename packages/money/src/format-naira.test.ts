import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNaira } from './format-naira.ts'
import { kobo } from './kobo.ts'

/** Reads digits as text, so that a mistake in our arithmetic cannot hide in the same arithmetic here. */
function readKobo(text: string): number {
  const [whole = '', decimals = '00'] = text.replace(/[₦,-]/g, '').split('.')
  return Number(`${text.startsWith('-') ? '-' : ''}${whole}${decimals}`)
}

test.each([
  [0, '₦0'],
  [5, '₦0.05'],
  [99_900, '₦999'],
  [100_000, '₦1,000'],
  [1_250_000, '₦12,500'],
  [1_250_050, '₦12,500.50'],
  [-50_000, '-₦500'],
  [-1, '-₦0.01'],
  [123_456_789_00, '₦123,456,789'],
])('CONST-05 %i kobo is shown as %s', (amount, text) => {
  expect(formatNaira(kobo(amount))).toBe(text)
})

test('CONST-05 every amount is grouped in thousands and reads back as itself', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger().map(kobo), (amount) => {
      const text = formatNaira(amount)

      expect(text).toMatch(/^-?₦\d{1,3}(,\d{3})*(\.\d{2})?$/)
      expect(readKobo(text) + 0).toBe(amount)
    }),
  )
})

test('kobo are shown only when they are not zero', () => {
  fc.assert(
    fc.property(
      fc.maxSafeInteger().map(kobo),
      (amount) => formatNaira(amount).includes('.') === (amount % 100 !== 0),
    ),
  )
})

test('DATA-07 a missing price is ₦0', () => {
  expect(formatNaira(null)).toBe('₦0')
  expect(formatNaira(undefined)).toBe('₦0')
})
