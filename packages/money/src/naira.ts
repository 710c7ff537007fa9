import { type Kobo, kobo } from './kobo.ts'

const KOBO_PER_NAIRA = 100

// From here on (35 trillion naira) the gaps between numbers are too wide for × 100 to find every kobo again.
const INEXACT_FROM_NAIRA = 2 ** 45

/** The naira number in API answers (API-41); `fromNaira` returns the same kobo. */
export function toNaira(amount: Kobo): number {
  const naira = amount / KOBO_PER_NAIRA
  assertExact(naira)
  return naira
}

/** Reads a naira number; throws for a third decimal instead of rounding money. */
export function fromNaira(naira: number): Kobo {
  assertExact(naira)
  const amount = kobo(Math.round(naira * KOBO_PER_NAIRA))
  if (toNaira(amount) !== naira) throw new RangeError(`Naira have at most two decimals, not ${naira}`)
  return amount
}

function assertExact(naira: number): void {
  if (!(Math.abs(naira) < INEXACT_FROM_NAIRA)) {
    throw new RangeError(`A naira number is finite and below ${INEXACT_FROM_NAIRA}, not ${naira}`)
  }
}
