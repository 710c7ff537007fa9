import type { Category } from '@ahia/reference/categories'

/** CONST-10: what the market keeps of a sale. */
export type Rate = { hasPackage: boolean; category: Category; rateBps: number }

/** Throws where the book has no rate: every category is in it, for shops with a package and without. */
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
