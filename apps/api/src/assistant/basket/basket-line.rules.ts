import type { Basket } from '@ahia/contracts/assistant'
import type { Product } from '@ahia/contracts/catalog'
import { fitOf } from '../find/fit/fit.rules.ts'
import type { ShopperRequest } from '../parse/parsed-message.rules.ts'

export type BasketLine = Basket['lines'][number] & { product: Product }

type Buyable = Pick<BasketLine, 'selectedVariantId' | 'selectedOptionId' | 'price'> & {
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

/** A product in the cheapest choice that fits, as many as are wanted and left; null when none is. */
export function lineOf(product: Product, request: ShopperRequest, count = 1): BasketLine | null {
  const fit = fitOf(product, request, [])
  if (fit === null || product.shopId.away) return null
  const left = buyablesOf(product).filter(({ stock }) => stock > 0)
  const fitting = left.filter(({ values }) => values.join('\n') === fit.choice.values.join('\n'))
  const [choice] = (fit.isPicked && fitting.length > 0 ? fitting : left).toSorted((a, b) => a.price - b.price)
  if (choice === undefined) return null
  const { selectedVariantId, selectedOptionId, price, stock } = choice
  return {
    productId: product._id,
    name: product.name,
    selectedVariantId,
    selectedOptionId,
    quantity: Math.min(count, stock, MOST_OF_ONE),
    price,
    product,
  }
}

const MOST_OF_ONE = 20
const COUNTS = new Map(
  'two three four five six seven eight nine ten'.split(' ').map((word, at) => [word, at + 2] as const),
)
const COUNTED =
  /^(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: |x )(?:(?:bags?|bottles?|crates?|cartons?|packs?|packets?|tins?|pieces?|pcs|boxes|box|plates?|bowls?|loaves|loaf|tubers?|pairs?|bunch(?:es)?|jars?|sachets?|wraps?|of) )*(?=[a-z])(?!x ?\d|(?:kg|kilos?|g|grams?|l|litres?|liters?|ml|cl|inch(?:es)?|yards?|metres?|m|gb|mah|w|watts?|ply|people|years?|months?)\b)/i

/** 'tyre 195/65 r15 x4'; the second number of a measure counts nothing: 'mattress 6 x 6'. */
const COUNTED_BEHIND = /(?<!(?:^| )\d+(?:\.\d+)? ?(?:ft|feet|inch(?:es)?|in|cm|m)?) (?:x|times) ?(\d{1,2})$/i

/** '2 bags of rice': how many, and of what. What is measured is no number of things: '5 kg rice'. */
export function countedIn(spoken: string): { count: number; thing: string } {
  const [counted, number = ''] = COUNTED.exec(spoken) ?? []
  const [behind, times = ''] = COUNTED_BEHIND.exec(spoken) ?? []
  if (behind !== undefined)
    return { count: Math.max(1, Number(times)), thing: spoken.slice(0, -behind.length) }
  if (counted === undefined) return { count: 1, thing: spoken }
  const count = COUNTS.get(number.toLowerCase()) ?? Number(number)
  return { count: Math.max(1, count), thing: spoken.slice(counted.length) }
}

/** One line for each thing: the best match of each, and cheaper ones in their place as far as the sum asks for it. */
export function chooseLines(
  offers: readonly (readonly BasketLine[])[],
  maxNaira: number | null,
): BasketLine[] {
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

export const sumOf = (lines: readonly BasketLine[]): number =>
  lines.reduce((kobo, { price, quantity }) => kobo + Math.round(price * 100) * quantity, 0) / 100
