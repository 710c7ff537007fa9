import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, subtract } from './arithmetic.ts'
import { kobo } from './kobo.ts'
import { shareOf } from './share.ts'

const amounts = fc.maxSafeInteger().map(kobo)
const shares = fc.integer({ min: 0, max: 10_000 })

test('18 % of ₦12,500 is ₦2,250', () => {
  expect(shareOf(kobo(1_250_000), 1800)).toBe(225_000)
})

test('half a kobo rounds up, less rounds down', () => {
  expect(shareOf(kobo(1), 5000)).toBe(1)
  expect(shareOf(kobo(1), 4999)).toBe(0)
  expect(shareOf(kobo(25), 1800)).toBe(5) // 4.5
})

test('a share is rounded to the nearest kobo, however large the amount', () => {
  fc.assert(
    fc.property(amounts, shares, (amount, bps) => {
      const missBy = BigInt(shareOf(amount, bps)) * 10_000n - BigInt(amount) * BigInt(bps)

      expect(missBy <= 5_000n && missBy >= -5_000n).toBe(true)
    }),
  )
})

test('a refund returns exactly the share that the sale took', () => {
  fc.assert(
    fc.property(amounts, shares, (amount, bps) => {
      expect(add(shareOf(amount, bps), shareOf(kobo(-amount), bps))).toBe(0)
    }),
  )
})

test('the rest of an amount is its other share, within one kobo', () => {
  fc.assert(
    fc.property(amounts, shares, (amount, bps) => {
      const rest = subtract(amount, shareOf(amount, bps))

      expect(Math.abs(subtract(rest, shareOf(amount, 10_000 - bps)))).toBeLessThanOrEqual(1)
    }),
  )
})

test('shares of 0 % and 100 % are exact', () => {
  fc.assert(fc.property(amounts, (amount) => shareOf(amount, 0) === 0 && shareOf(amount, 10_000) === amount))
})

test.each([-1, 10_001, 0.18, Number.NaN])('a share of %d basis points is refused', (bps) => {
  expect(() => shareOf(kobo(100), bps)).toThrow(RangeError)
})
