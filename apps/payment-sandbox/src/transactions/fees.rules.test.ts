import { kobo } from '@ahia/money/kobo'
import { expect, test } from 'vitest'
import { feesOf } from './fees.rules.ts'

test.each([
  [10_000, 150],
  [249_999, 3_750],
  [250_000, 13_750],
  [12_666_600, 199_999],
  [12_666_700, 200_000],
  [1_000_000_000, 200_000],
])('PAY-03 of %d kobo the provider keeps %d', (amount, fees) => {
  expect(feesOf(kobo(amount))).toBe(fees)
})
