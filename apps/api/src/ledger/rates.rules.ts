import type { Category } from '@ahia/reference/categories'

/** CONST-10: the market's commission on a sale. */
export type Rate = { hasPackage: boolean; category: Category; rateBps: number }

/** With the day since which it applies. */
export type DatedRate = Rate & { validFrom: Date }

/** Throws when there is no rate, which is a bug: every category has one, for shops with a package and without. */
export function rateOf(
  rates: readonly Rate[],
  sale: { hasPackage: boolean; category: string },
): Rate['rateBps'] {
  const rate = rates.find(
    ({ hasPackage, category }) => hasPackage === sale.hasPackage && category === sale.category,
  )
  if (!rate) throw new RangeError(`The rate book has no rate for ${sale.category}`)
  return rate.rateBps
}
