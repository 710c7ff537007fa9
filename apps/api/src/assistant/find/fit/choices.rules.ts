import type { Product } from '@ahia/contracts/catalog'

/** One thing that can be bought of a product: a variant with one of its options, or the product as it is. */
export type OfferedChoice = { values: readonly string[]; naira: number; stock: number }

export function choicesOf({ variants, basePrice, baseQuantity }: Product): OfferedChoice[] {
  const values = variants.flatMap(({ variantValues }) => variantValues)
  if (values.length === 0) return [{ values: [], naira: basePrice, stock: baseQuantity }]
  return values.flatMap(({ value, price, quantity, options }) => {
    const naira = price ?? basePrice
    const inner = options.flatMap(({ optionValues }) => optionValues)
    if (inner.length === 0) return [{ values: [value], naira, stock: quantity }]
    return inner.map((option) => ({
      values: [value, option.value],
      naira: option.price ?? naira,
      stock: option.quantity,
    }))
  })
}

/** What can be bought before what cannot, then the cheapest. */
export const byStockAndPrice = (a: OfferedChoice, b: OfferedChoice): number =>
  Number(b.stock > 0) - Number(a.stock > 0) || a.naira - b.naira
