import { fromNaira } from '@ahia/money/naira'
import { expect, test } from 'vitest'
import { adviceFor, percentFor } from './package-advice.rules.ts'

const price = (amount: number) => ({ amount, next: null })
const TIERS = { BASIC: price(120_000), PREMIUM: price(220_000), ELITE: price(320_000) }

test('WIN-51 a small shop keeps most without a package, a larger one with the cheapest that is the same', () => {
  expect(adviceFor({ salesNaira: 500_000, percent: 6, tiers: TIERS })).toMatchObject({
    best: 'none',
    without: fromNaira(410_000),
    kept: { BASIC: fromNaira(350_000), PREMIUM: fromNaira(250_000), ELITE: fromNaira(150_000) },
  })
  expect(adviceFor({ salesNaira: 2_000_000, percent: 6, tiers: TIERS })?.best).toBe('BASIC')
})

test('WIN-51 at the sales from which both leave the same, no package is advised', () => {
  expect(adviceFor({ salesNaira: 1_000_000, percent: 6, tiers: TIERS })?.best).toBe('none')
  expect(adviceFor({ salesNaira: 1_000_001, percent: 6, tiers: TIERS })?.best).toBe('BASIC')
})

test('WIN-51 a package with a higher fee is advised once it costs less than the others', () => {
  const changed = { ...TIERS, ELITE: price(90_000) }
  expect(adviceFor({ salesNaira: 2_000_000, percent: 6, tiers: changed })?.best).toBe('ELITE')
})

test('WIN-51 nothing is advised while sales or commission are not known', () => {
  expect(adviceFor({ salesNaira: 0, percent: 6, tiers: TIERS })).toBeNull()
  expect(adviceFor({ salesNaira: 500_000, percent: null, tiers: TIERS })).toBeNull()
})

test('WIN-51 the commission is that of the shop’s category, else the highest', () => {
  const rates = [
    { category: 'FOOD', percent: 6 },
    { category: 'WARDROBE', percent: 12 },
  ] as const
  expect(percentFor([...rates], 'FOOD')).toBe(6)
  expect(percentFor([...rates], undefined)).toBe(12)
  expect(percentFor([], 'FOOD')).toBeNull()
})
