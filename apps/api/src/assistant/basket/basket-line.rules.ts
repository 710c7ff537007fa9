import type { Basket } from '@ahia/contracts/assistant'
import type { Product } from '@ahia/contracts/catalog'
import { fitOf } from '../find/fit/fit.rules.ts'
import type { ShopperRequest } from '../reading/parsed-message.rules.ts'

export type Line = Basket['lines'][number] & { product: Product }

type Buyable = Pick<Line, 'selectedVariantId' | 'selectedOptionId' | 'price'> & {
  values: string[]
  stock: number
}

/** Each choice of a product as a cart names it. */
function buyablesOf({ variants, basePrice, baseQuantity }: Product): Buyable[] {
  const none = { selectedVariantId: null, selectedOptionId: null }
  const values = variants.flatMap(({ variantValues }) => variantValues)
  if (values.length === 0) return [{ ...none, price: basePrice, values: [], stock: baseQuantity }]
  return values.flatMap((variant): Buyable[] => {
    const own = { selectedVariantId: variant._id, selectedOptionId: null }
    const price = variant.price ?? basePrice
    const options = variant.options.flatMap(({ optionValues }) => optionValues)
    if (options.length === 0) return [{ ...own, price, values: [variant.value], stock: variant.quantity }]
    return options.map((option) => ({
      ...own,
      selectedOptionId: option._id,
      price: option.price ?? price,
      values: [variant.value, option.value],
      stock: option.quantity,
    }))
  })
}

/** One of a product in the cheapest choice that fits; null when none of it is left. */
export function lineOf(product: Product, request: ShopperRequest): Line | null {
  const fit = fitOf(product, request, [])
  if (fit === null || product.shopId.away) return null
  const left = buyablesOf(product).filter(({ stock }) => stock > 0)
  const fitting = left.filter(({ values }) => values.join('\n') === fit.choice.values.join('\n'))
  const [choice] = (fit.isPicked && fitting.length > 0 ? fitting : left).toSorted((a, b) => a.price - b.price)
  if (choice === undefined) return null
  const { selectedVariantId, selectedOptionId, price } = choice
  return {
    productId: product._id,
    name: product.name,
    selectedVariantId,
    selectedOptionId,
    quantity: 1,
    price,
    product,
  }
}

/** One line for each thing: the best match of each, and cheaper ones in their place as far as the sum asks for it. */
export function chooseLines(offers: readonly (readonly Line[])[], maxNaira: number | null): Line[] {
  const chosen = offers.flatMap((lines) => lines.slice(0, 1))
  const limit = maxNaira ?? Number.POSITIVE_INFINITY
  for (let tries = 0; sumOf(chosen) > limit && tries < offers.length; tries += 1) {
    const savings = chosen.map((line, at) => {
      const [cheapest = line] = (offers[at] ?? []).toSorted((a, b) => a.price - b.price)
      return { at, cheapest, saved: line.price - cheapest.price }
    })
    const [most] = savings.toSorted((a, b) => b.saved - a.saved)
    if (!most || most.saved <= 0) break
    chosen[most.at] = most.cheapest
  }
  return chosen
}

export const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((kobo, { price, quantity }) => kobo + Math.round(price * 100) * quantity, 0) / 100
