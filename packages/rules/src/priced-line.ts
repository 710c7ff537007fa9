import { sum } from '@ahia/money/arithmetic'
import type { Kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'
import { availableQuantity } from './availability.ts'
import type { LineChoice } from './cart/cart-line.ts'
import { linePrice, unitPrice } from './price.ts'

/** A line with current names, prices and stock. */
export type PricedLine = {
  /** 'Size: Large' */
  choiceLabels: readonly string[]
  addOns: readonly { name: string; priceKobo: Kobo; quantity: number }[]
  /** One unit with its add-ons, so that unit × quantity is the line's price. */
  unitKobo: Kobo
  lineKobo: Kobo
  left: number
  /** As much of the wanted quantity as is in stock, and its price: what the total counts. */
  buyable: number
  buyableKobo: Kobo
}

type LineToPrice = Omit<LineChoice, 'productId'> & { quantity: number }

type Value = { _id: string; value: string; price: number | null; quantity: number }

/** The fields of a product, as the API sends it in naira, that a line needs. */
export type Choosable = {
  basePrice: number
  baseQuantity: number
  variants: readonly {
    variantName: string
    variantValues: readonly (Value & {
      options: readonly { optionName: string; optionValues: readonly Value[] }[]
    })[]
  }[]
  addOns: readonly { _id: string; name: string; price: number }[]
}

/**
 * CART-11, CART-12. Null when the shop no longer sells what was chosen, even if it still sells the product: the choice
 * is gone, or the product has variants now.
 */
export function priceLine(line: LineToPrice, product: Choosable): PricedLine | null {
  const variant = findVariant(product, line.selectedVariantId)
  const option = findOption(variant, line.selectedOptionId)
  const addOns = line.selectedAddOns.flatMap(({ addOnId, quantity }) =>
    product.addOns
      .filter(({ _id }) => _id === addOnId)
      .map(({ name, price }) => ({ name, priceKobo: fromNaira(price), quantity })),
  )
  const isVariantMissing = !variant && (line.selectedVariantId !== null || product.variants.length > 0)
  const isOptionMissing = !option && (line.selectedOptionId !== null || (variant?.options ?? []).length > 0)
  if (isVariantMissing || isOptionMissing || addOns.length < line.selectedAddOns.length) return null

  const priceOfOneKobo = unitPrice({
    product: { priceKobo: fromNaira(product.basePrice) },
    variant: variant && { priceKobo: koboOf(variant.price) },
    option: option && { priceKobo: koboOf(option.price) },
  })
  const priceOf = (quantity: number) => linePrice({ quantity, unitPriceKobo: priceOfOneKobo, addOns })
  const left = availableQuantity({
    product: { stock: product.baseQuantity },
    variant: variant && { stock: variant.quantity },
    option: option && { stock: option.quantity },
  })
  const buyable = Math.min(line.quantity, left)
  return {
    choiceLabels: [variant, option].filter((chosen) => chosen !== null).map(({ label }) => label),
    addOns,
    unitKobo: priceOf(1),
    lineKobo: priceOf(line.quantity),
    left,
    buyable,
    buyableKobo: priceOf(buyable),
  }
}

/** Counts only what can be bought now. */
export const totalOf = (lines: readonly PricedLine[]): Kobo =>
  sum(lines.map(({ buyableKobo }) => buyableKobo))

function findVariant({ variants }: Choosable, variantId: string | null) {
  const labelled = variants.flatMap(({ variantName, variantValues }) =>
    variantValues.map((value) => ({ ...value, label: `${variantName}: ${value.value}` })),
  )
  return labelled.find(({ _id }) => _id === variantId) ?? null
}

function findOption(variant: ReturnType<typeof findVariant>, optionId: string | null) {
  const labelled = (variant?.options ?? []).flatMap(({ optionName, optionValues }) =>
    optionValues.map((value) => ({ ...value, label: `${optionName}: ${value.value}` })),
  )
  return labelled.find(({ _id }) => _id === optionId) ?? null
}

const koboOf = (naira: number | null): Kobo | null => (naira === null ? null : fromNaira(naira))
