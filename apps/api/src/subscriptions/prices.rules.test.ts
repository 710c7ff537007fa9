import { fromNaira } from '@ahia/money/naira'
import { expect, test } from 'vitest'
import { findNextPrice, type Price, priceAt } from './prices.rules.ts'

const price = (tier: Price['tier'], day: string, naira: number): Price => ({
  tier,
  validFrom: new Date(`${day}T00:00:00+01:00`),
  monthlyKobo: fromNaira(naira),
})
const prices = [
  price('BASIC', '2027-09-01', 150_000),
  price('BASIC', '2026-01-01', 120_000),
  price('ELITE', '2026-01-01', 320_000),
  price('BASIC', '2027-03-01', 130_000),
]

test.each([
  ['2027-02-28T22:59:59Z', 120_000],
  ['2027-02-28T23:00:00Z', 130_000],
  ['2030-01-01T00:00:00Z', 150_000],
])('CONST-10 the price on %s is the latest that started before', (at, naira) => {
  expect(priceAt(prices, 'BASIC', new Date(at))).toBe(fromNaira(naira))
})

test('CONST-10 the next price is the nearest announced one, or none', () => {
  const at = new Date('2026-06-01T00:00:00Z')

  expect(findNextPrice(prices, 'BASIC', at)?.monthlyKobo).toBe(fromNaira(130_000))
  expect(findNextPrice(prices, 'ELITE', at)).toBeNull()
  expect(() => priceAt(prices, 'PREMIUM', at)).toThrow('PREMIUM')
})
