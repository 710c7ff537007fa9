import { type Kobo, kobo } from './kobo.ts'

const KOBO_PER_NAIRA = 100

// From here on (35 trillion naira) the gaps between numbers are too wide for × 100 to find every kobo again.
const INEXACT_FROM_NAIRA = 2 ** 45

/** The naira number the API answers (API-41); `fromNaira` gives the same kobo back. */
export function toNaira(amount: Kobo): number {
  const naira = amount / KOBO_PER_NAIRA
  assertExact(naira)
  return naira
}

/** Reads a naira number; refuses a third decimal rather than rounding somebody's money. */
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
