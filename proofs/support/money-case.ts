import { type Kobo, kobo } from '@ahia/money/kobo'
import { CATEGORIES, type Category } from '@ahia/reference/categories'

export type CaseLine = {
  category: Category
  quantity: number
  unitPriceKobo: Kobo
  addOns: { priceKobo: Kobo; quantity: number }[]
}

export type CaseOrder = {
  hasPackage: boolean
  lines: CaseLine[]
  deliveryFeeKobo: Kobo
  serviceFeeKobo: Kobo
  /** The refunds, each in thousandths of what is left; 1,000 is all of it. */
  refundParts: number[]
}

/** One payment for the orders of one checkout, and what became of them. */
export type MoneyCase = {
  orders: CaseOrder[]
  rates: { hasPackage: boolean; category: Category; rateBps: number }[]
  overpaidKobo: Kobo
  providerFeeKobo: Kobo
}

/** Anything a market could see: from one kobo to millions, in odd numbers, mostly of few lines and sometimes of many. */
export function anyMoneyCase(random: () => number): MoneyCase {
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const some = <Item>(from: number, to: number, make: () => Item) =>
    Array.from({ length: whole(from, to) }, make)
  const chance = (share: number) => random() < share
  // As many small amounts as large ones: where there is little to share, rounding shows.
  const amount = (digits: number) => kobo(Math.floor(10 ** (random() * digits)))
  const aLine = (): CaseLine => ({
    category: CATEGORIES[whole(0, CATEGORIES.length - 1)] ?? 'FOOD',
    quantity: chance(0.9) ? whole(1, 5) : whole(1, 999),
    unitPriceKobo: amount(9),
    addOns: some(0, 3, () => ({ priceKobo: amount(7), quantity: whole(1, 50) })),
  })
  const anOrder = (): CaseOrder => ({
    hasPackage: chance(0.5),
    lines: some(1, 5, aLine),
    deliveryFeeKobo: kobo(chance(0.3) ? 0 : amount(6)),
    serviceFeeKobo: kobo(chance(0.7) ? 0 : amount(6)),
    refundParts: some(0, 3, () => (chance(0.3) ? 1000 : whole(1, 1000))),
  })
  return {
    orders: some(1, 4, anOrder),
    rates: CATEGORIES.flatMap((category) => [
      { hasPackage: false, category, rateBps: whole(0, 10_000) },
      { hasPackage: true, category, rateBps: whole(0, 10_000) },
    ]),
    overpaidKobo: kobo(chance(0.9) ? 0 : amount(6)),
    providerFeeKobo: amount(8),
  }
}
