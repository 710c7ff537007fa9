import { formatNaira } from '@ahia/money/format-naira'
import { expect, test } from 'vitest'
import { exampleOf, toSalesNaira } from './example-shop.rules.ts'

const BASIC = 120_000

test('WIN-28 the example of a food shop that sells ₦500,000 a month says what it keeps, and when Basic pays', () => {
  const example = exampleOf({ salesNaira: 500_000, percent: 6, monthlyNaira: BASIC })

  expect(formatNaira(example.withoutPackage)).toBe('₦410,000')
  expect(formatNaira(example.inFreeMonths)).toBe('₦470,000')
  expect(formatNaira(example.afterwards)).toBe('₦350,000')
  expect(example.breakEvenNaira).toBe(1_000_000)
})

test.each([
  ['1,500,000', 1_500_000],
  ['₦ 500000', 500_000],
  ['2500.75', 2_500],
  ['', 0],
  ['99999999999', 1_000_000_000],
])('WIN-28 sales of %j are read as %d', (text, naira) => expect(toSalesNaira(text)).toBe(naira))
