import type { Product } from '@ahia/contracts/catalog'
import type { Kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'
import type { Measure } from '#catalog/search/parse/extract-measures.rules.ts'
import { choicesOf, type OfferedChoice } from '../find/fit/choices.rules.ts'
import { hasMeasure, measuresIn } from '../find/fit/measures.rules.ts'

/** The price range of a product over all its choices, or over those of one size. */
export type PriceSpan = {
  lowest: Kobo
  highest: Kobo
  measure: Measure | null
  /** The amount that the lowest price buys, for products sold by weight or volume. */
  lowestBuys: Measure | null
}

/** Units of weight and volume: prices of different amounts cannot be compared directly. */
const AMOUNTS = /^(?:kg|kilos?|g|grams?|l|litres?|liters?|ml|cl)$/

/** Below this 'g' does not mean grams: a 5G phone. */
const LEAST_GRAMS = 10

/** `measure` is one that the product comes in, or null for all its choices. */
export function priceSpanOf(product: Product, measure: Measure | null): PriceSpan {
  const choices = choicesOf(product)
  const measured = measure === null ? [] : choices.filter((choice) => hasIn(product, choice, measure))
  const [first, ...others] = measured.length > 0 ? measured : choices
  const prices = first ? [first, ...others].map(({ naira }) => naira) : [product.basePrice]
  const lowest = Math.min(...prices)
  const cheapest = choices.filter(({ naira }) => naira === lowest)
  const [lowestBuys = null] = cheapest.flatMap((choice) => amountsIn(product, choice))
  return { lowest: fromNaira(lowest), highest: fromNaira(Math.max(...prices)), measure, lowestBuys }
}

/** The first requested size that all products come in; null if there is none. */
export const findSharedMeasure = (
  products: readonly Product[],
  measures: readonly Measure[],
): Measure | null =>
  measures.find((measure) => products.every((product) => comesIn(product, measure))) ?? null

/** The first amount that all products come in. */
export function findCommonAmount(products: readonly Product[]): Measure | null {
  const [first] = products
  if (first === undefined) return null
  const amounts = choicesOf(first).flatMap((choice) => amountsIn(first, choice))
  return findSharedMeasure(products, amounts)
}

const comesIn = (product: Product, measure: Measure): boolean =>
  choicesOf(product).some((choice) => hasIn(product, choice, measure))

/** A product with a single size has it in its name. */
const textsOf = ({ name }: Product, { values }: OfferedChoice): readonly string[] =>
  values.length === 0 ? [name] : values

const hasIn = (product: Product, choice: OfferedChoice, measure: Measure): boolean =>
  textsOf(product, choice).some((text) => hasMeasure(text, measure))

const amountsIn = (product: Product, choice: OfferedChoice): Measure[] =>
  textsOf(product, choice)
    .flatMap(measuresIn)
    .filter(({ amount, unit }) => AMOUNTS.test(unit) && !(unit === 'g' && amount < LEAST_GRAMS))
