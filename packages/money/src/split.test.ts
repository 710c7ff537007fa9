import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from './arithmetic.ts'
import { kobo } from './kobo.ts'
import { splitByWeights } from './split.ts'

const amounts = fc.maxSafeInteger().map(kobo)
const weights = fc
  .array(fc.oneof(fc.nat({ max: 10 }), fc.maxSafeNat()), { minLength: 1, maxLength: 30 })
  .filter((list) => list.some((weight) => weight > 0))

test('the leftover kobo go to the largest remainder, then to the earlier part', () => {
  expect(splitByWeights(kobo(100), [1, 1, 1])).toEqual([34, 33, 33])
  expect(splitByWeights(kobo(10), [1, 5])).toEqual([2, 8]) // 1.67 and 8.33
  expect(splitByWeights(kobo(-100), [1, 1, 1])).toEqual([-34, -33, -33])
})

test('the parts always add up to the amount', () => {
  fc.assert(
    fc.property(amounts, weights, (amount, list) => {
      const parts = splitByWeights(amount, list)

      expect(sum(parts)).toBe(amount)
      expect(parts).toHaveLength(list.length)
    }),
  )
})

test('every part is within one kobo of its exact share', () => {
  fc.assert(
    fc.property(amounts, weights, (amount, list) => {
      const totalWeight = list.reduce((total, weight) => total + BigInt(weight), 0n)

      for (const [position, part] of splitByWeights(amount, list).entries()) {
        const missBy = BigInt(part) * totalWeight - BigInt(amount) * BigInt(list[position] ?? 0)
        expect(missBy < totalWeight && missBy > -totalWeight).toBe(true)
      }
    }),
  )
})

test('a larger weight never gets a smaller part, and a zero weight gets nothing', () => {
  fc.assert(
    fc.property(fc.maxSafeNat().map(kobo), weights, (amount, list) => {
      const byWeight = splitByWeights(amount, list)
        .map((part, position) => ({ part, weight: list[position] ?? 0 }))
        .toSorted((a, b) => a.weight - b.weight || a.part - b.part)
      const parts = byWeight.map(({ part }) => part)

      expect(parts).toEqual(parts.toSorted((a, b) => a - b))
      expect(byWeight.every(({ part, weight }) => weight > 0 || part === 0)).toBe(true)
    }),
  )
})

test('an amount without any weight is refused, and zero is not', () => {
  expect(() => splitByWeights(kobo(1), [0, 0])).toThrow(RangeError)
  expect(() => splitByWeights(kobo(1), [])).toThrow(RangeError)
  expect(splitByWeights(kobo(0), [0, 0])).toEqual([0, 0])
})

test.each([-1, 0.5, Number.NaN])('a weight of %d is refused', (weight) => {
  expect(() => splitByWeights(kobo(100), [2, weight])).toThrow(/^A weight is a whole number from 0 up/)
})
