import type { Chance } from '@ahia/demo-market/seeded-random'
import type { Kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'

// Made up, without the sales, reviews and stock moves that would add up to them: this market is for measuring only.

const PRICE_STEP_NAIRA = 50
const PRICE_SPREAD = { min: 0.6, max: 1.4 }
const SHARE_NEVER_SOLD = 0.3
const MOST_SOLD = 50_000
const SALES_SKEW = 1.7
const SHARE_RATED = { min: 0.01, max: 0.12 }
const STARS = { min: 2.6, max: 5.2, most: 5 }
const SHARE_SOLD_OUT = 0.06
const MOST_STOCK = 800
const STOCK_SKEW = 2

/** Near the template's price, and ending in 00 or 50 as prices do. */
export const varyPrice = (naira: number, chance: Chance): Kobo =>
  roundPrice(naira * chance.between(PRICE_SPREAD.min, PRICE_SPREAD.max))

export const roundPrice = (naira: number): Kobo =>
  fromNaira(Math.max(1, Math.round(naira / PRICE_STEP_NAIRA)) * PRICE_STEP_NAIRA)

/** Many never sold, most a little, a few by the ten thousand. */
export const inventSales = (chance: Chance): number =>
  chance.isHappening(SHARE_NEVER_SOLD) ? 0 : Math.floor(MOST_SOLD ** (chance.between(0, 1) ** SALES_SKEW))

type Rating = { sum: number; count: number }

/** Only customers who bought can rate, and few do. */
export function inventRating(sales: number, chance: Chance): Rating {
  const count = Math.round(sales * chance.between(SHARE_RATED.min, SHARE_RATED.max))
  const stars = Math.min(STARS.most, chance.between(STARS.min, STARS.max))
  return { sum: Math.min(count * STARS.most, Math.round(count * stars)), count }
}

/** `parts` numbers, all of them 0 when it is sold out. */
export function inventStock(parts: number, chance: Chance): number[] {
  if (chance.isHappening(SHARE_SOLD_OUT)) return Array.from({ length: parts }, () => 0)
  return Array.from(
    { length: parts },
    (_, place) => (place === 0 ? 1 : 0) + Math.floor(MOST_STOCK * chance.between(0, 1) ** STOCK_SKEW),
  )
}
