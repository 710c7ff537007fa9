import type { Kobo } from '@ahia/money/kobo'
import type { Tier } from '@ahia/reference/packages'

/** The monthly price of a package from a time on, until the next one. */
export type Price = { tier: Tier; validFrom: Date; monthlyKobo: Kobo }

/** Throws for a moment before the first price. */
export function priceAt(prices: readonly Price[], tier: Tier, at: Date): Kobo {
  const price = ofTier(prices, tier).findLast(({ validFrom }) => validFrom <= at)
  if (!price) throw new RangeError(`${tier} had no price on ${at.toISOString()}`)
  return price.monthlyKobo
}

/** The next announced price. */
export const findNextPrice = (prices: readonly Price[], tier: Tier, after: Date): Price | null =>
  listComingPrices(prices, tier, after)[0] ?? null

/** All announced prices, the next one first. */
export const listComingPrices = (prices: readonly Price[], tier: Tier, after: Date): Price[] =>
  ofTier(prices, tier).filter(({ validFrom }) => validFrom > after)

const ofTier = (prices: readonly Price[], tier: Tier): Price[] =>
  prices
    .filter((price) => price.tier === tier)
    .toSorted((a, b) => a.validFrom.getTime() - b.validFrom.getTime())
