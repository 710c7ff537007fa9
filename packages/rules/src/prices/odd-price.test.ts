import { kobo } from '@ahia/money/kobo'
import { expect, test } from 'vitest'
import { isOddPrice, raisePrice } from './odd-price.ts'

test.each([
  [10_000, 15_000, false],
  [10_000, 15_001, true],
  [10_000, 5_000, false],
  [10_000, 4_999, true],
  [4_000, 4_000, false],
  [4_000, 4_100, true],
  [0, 100_000, true],
])('SELL-43 a price that goes from %i to %i kobo is odd: %s', (now, next, odd) => {
  expect(isOddPrice(kobo(now), kobo(next))).toBe(odd)
})

test.each([
  [1_480_000, 7, 5_000, 1_585_000],
  [950_000, 0, 5_000, 950_000],
  [950_001, 0, 5_000, 955_000],
  [1_000_000, -10, 100, 900_000],
  [1_000, -90, 5_000, 5_000],
  [999_999, 7.25, 1, 1_072_499],
])('SELL-42 %i kobo, raised by %d %% and rounded up to %i, is %i', (now, percent, step, next) => {
  expect(raisePrice(kobo(now), { percent, step: kobo(step) })).toBe(next)
})
