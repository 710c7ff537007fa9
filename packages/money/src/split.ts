import { type Kobo, kobo, ZERO } from './kobo.ts'

/**
 * Splits an amount in proportion to whole weights; the parts always add up to it.
 * Each part is its exact share rounded down or up; the kobo left over go to the largest remainders, and among
 * equal ones to the earlier part, so the same split always has the same result. A negative amount mirrors
 * its positive. Rejects negative or fractional weights, and no weight at all unless there is nothing to split.
 */
export function splitByWeights(amount: Kobo, weights: readonly number[]): Kobo[] {
  const exactWeights = weights.map(toExactWeight)
  const totalWeight = exactWeights.reduce((total, weight) => total + weight, 0n)
  if (totalWeight === 0n) return splitAmongNone(amount, weights)

  const size = BigInt(Math.abs(amount))
  const parts = exactWeights.map((weight, position) => ({
    position,
    floor: (size * weight) / totalWeight,
    remainder: (size * weight) % totalWeight,
  }))
  const leftOver = size - parts.reduce((total, part) => total + part.floor, 0n)
  const roundedUp = new Set(
    parts
      .toSorted((a, b) => descending(a.remainder, b.remainder)) // stable: equal remainders keep their order
      .slice(0, Number(leftOver))
      .map((part) => part.position),
  )
  return parts.map(({ floor, position }) =>
    kobo(Math.sign(amount) * Number(roundedUp.has(position) ? floor + 1n : floor)),
  )
}

function toExactWeight(weight: number): bigint {
  if (!Number.isSafeInteger(weight) || weight < 0) {
    throw new RangeError(`A weight is a whole number from 0 up, not ${weight}`)
  }
  return BigInt(weight)
}

function splitAmongNone(amount: Kobo, weights: readonly number[]): Kobo[] {
  if (amount !== 0) throw new RangeError(`Nobody has a weight to share ${amount} kobo by`)
  return weights.map(() => ZERO)
}

function descending(a: bigint, b: bigint): number {
  if (a === b) return 0
  return a > b ? -1 : 1
}
