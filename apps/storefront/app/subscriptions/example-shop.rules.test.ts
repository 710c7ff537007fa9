import { formatNaira } from '@ahia/money/format-naira'
import { expect, test } from 'vitest'
import { breakEvenRange, exampleOf, toSalesNaira } from './example-shop.rules.ts'

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

test.each([
  [
    [12, 6, 5],
    [
      { percent: 5, naira: 923_077 },
      { percent: 12, naira: 2_000_000 },
    ],
  ],
  [[6, 6], [{ percent: 6, naira: 1_000_000 }]],
  [[6, 18], [{ percent: 6, naira: 1_000_000 }]],
  [[], []],
])(
  'WIN-48 with commissions of %j a package pays from the sales at both ends of their range',
  (percents, range) => expect(breakEvenRange(percents, BASIC)).toEqual(range),
)
