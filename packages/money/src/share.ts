import { type Kobo, kobo } from './kobo.ts'

const WHOLE_BPS = 10_000

/**
 * The part of an amount given in basis points: 1800 is 18 %.
 * Half a kobo rounds up, and a negative amount mirrors its positive, so that a refund takes back exactly what
 * the sale gave. Book the rest as `subtract(amount, share)`: two rounded shares may miss it by a kobo.
 */
export function shareOf(amount: Kobo, bps: number): Kobo {
  if (!Number.isInteger(bps) || bps < 0 || bps > WHOLE_BPS) {
    throw new RangeError(`A share is a whole number of basis points from 0 to ${WHOLE_BPS}, not ${bps}`)
  }
  // BigInt, because amount × bps outgrows exact numbers long before the amount does.
  const size = BigInt(Math.abs(amount))
  const share = (size * BigInt(bps) + BigInt(WHOLE_BPS / 2)) / BigInt(WHOLE_BPS)
  return kobo(Math.sign(amount) * Number(share))
}
