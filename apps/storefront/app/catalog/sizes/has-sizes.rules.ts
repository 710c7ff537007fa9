import type { Product } from '@ahia/contracts/catalog'

/** Their sizes are in no table. */
const WITHOUT_GUIDE = ['Bags', 'Caps & Headwear', 'OTHER']

const SIZE = /\bsize\b/i

/** WIN-43: wardrobe goods that are chosen by size. */
export function hasSizes({ category, subCategory, variants }: Product): boolean {
  if (category !== 'WARDROBE' || WITHOUT_GUIDE.includes(subCategory)) return false
  return variants.some(
    ({ variantName, variantValues }) =>
      SIZE.test(variantName) ||
      variantValues.some(({ options }) => options.some(({ optionName }) => SIZE.test(optionName))),
  )
}
