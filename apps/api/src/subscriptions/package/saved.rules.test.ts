import { kobo } from '@ahia/money/kobo'
import { expect, test } from 'vitest'
import type { Rate } from '#ledger/rates.rules.ts'
import { savedKobo } from './saved.rules.ts'

const rates: Rate[] = [
  { hasPackage: false, category: 'FOOD', rateBps: 1_800 },
  { hasPackage: true, category: 'FOOD', rateBps: 600 },
  { hasPackage: false, category: 'TECH', rateBps: 1_800 },
  { hasPackage: true, category: 'TECH', rateBps: 1_200 },
]

test('SELL-52 a package saves the difference of the commissions, by category, less its price', () => {
  const saved = (food: number, tech: number, monthly: number) =>
    savedKobo(
      [
        { category: 'FOOD', kobo: kobo(food) },
        { category: 'TECH', kobo: kobo(tech) },
      ],
      rates,
      kobo(monthly),
    )

  expect(saved(100_000, 0, 0)).toBe(12_000)
  expect(saved(0, 100_000, 0)).toBe(6_000)
  expect(saved(100_000, 100_000, 18_000)).toBe(0)
  expect(saved(100_000, 100_000, 18_001)).toBe(-1)
  expect(saved(25, 0, 0)).toBe(3) // 4.5 and 1.5 both round up
  expect(savedKobo([], rates, kobo(500))).toBe(-500)
})
