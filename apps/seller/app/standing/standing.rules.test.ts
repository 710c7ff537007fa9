import { expect, test } from 'vitest'
import { countWords, percentOf } from './standing.rules.ts'

test.each([
  [{ measure: 'LATE', against: 3, of: 120 }, '97.5%', '3 of 120 orders were late.'],
  [{ measure: 'CANCELLED', against: 1, of: 3 }, '33.3%', '1 of 3 orders was cancelled.'],
  [{ measure: 'COMPLAINT', against: 0, of: 1 }, '0%', '0 of 1 order was reported.'],
  [{ measure: 'FAULT', against: 0, of: 0 }, null, 'No orders to measure yet.'],
] as const)('SELL-51 %j is said with its percentage and its sample', (measured, percent, words) => {
  expect(percentOf(measured)).toBe(percent)
  expect(countWords(measured)).toBe(words)
})
