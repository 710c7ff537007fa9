import type { Product } from '@ahia/contracts/catalog'
import { sum } from '@ahia/money/arithmetic'
import type { Kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'
import { availableQuantity } from '@ahia/rules/availability'
import { linePrice, unitPrice } from '@ahia/rules/price'
import type { GuestLine } from './guest-cart.rules.ts'

/** A line with the names, prices and stock of today. */
export type PricedLine = {
  /** 'Size: Large' */
  choices: readonly string[]
  addOns: readonly { name: string; priceKobo: Kobo; quantity: number }[]
  /** One of it with its add-ons, so that unit times quantity is the line. */
  unitKobo: Kobo
  lineKobo: Kobo
  left: number
  /** As many of it as are left, and what they cost: what the total counts. */
  buyable: number
  buyableKobo: Kobo
}

type Chosen = Pick<GuestLine, 'quantity' | 'selectedVariantId' | 'selectedOptionId' | 'selectedAddOns'>
type Choosable = Pick<Product, 'basePrice' | 'baseQuantity' | 'variants' | 'addOns'>

/** CART-11, CART-12. Null when the shop no longer sells what was chosen, though it may still sell the product. */
export function priceLine(line: Chosen, product: Choosable): PricedLine | null {
  const variant = findVariant(product, line.selectedVariantId)
  const option = findOption(variant, line.selectedOptionId)
  const addOns = line.selectedAddOns.flatMap(({ addOnId, quantity }) =>
    product.addOns
      .filter(({ _id }) => _id === addOnId)
      .map(({ name, price }) => ({ name, priceKobo: fromNaira(price), quantity })),
  )
  const isMissing =
    (line.selectedVariantId !== null && !variant) ||
    (line.selectedOptionId !== null && !option) ||
    addOns.length < line.selectedAddOns.length
  if (isMissing) return null

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
    choices: [variant, option].filter((chosen) => chosen !== null).map(({ label }) => label),
    addOns,
    unitKobo: priceOf(1),
    lineKobo: priceOf(line.quantity),
    left,
    buyable,
    buyableKobo: priceOf(buyable),
  }
}

/** Of what can be bought today. */
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
