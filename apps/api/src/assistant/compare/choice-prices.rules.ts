import type { Product } from '@ahia/contracts/catalog'
import type { Kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'
import { type Choice, choicesOf } from '../find/fit/choices.rules.ts'
import { hasMeasure, measuresIn } from '../find/fit/measures.rules.ts'
import type { Measure } from '../reading/parsed-message.rules.ts'

/** What a product costs over all its choices, or over those of one measure. */
export type PriceSpan = {
  lowest: Kobo
  highest: Kobo
  measure: Measure | null
  /** How much of it the lowest price buys, of what is sold by weight or volume. */
  lowestBuys: Measure | null
}

/** What is filled into bags and bottles: of such, different amounts have prices that say nothing side by side. */
const AMOUNTS = /^(?:kg|kilos?|g|grams?|l|litres?|liters?|ml|cl)$/

/** Below it a g is no gram: a 5G phone. */
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

/** Of the measures that were asked for the first that all of them come in; null when there is none. */
export const findSharedMeasure = (
  products: readonly Product[],
  measures: readonly Measure[],
): Measure | null =>
  measures.find((measure) => products.every((product) => comesIn(product, measure))) ?? null

/** The first amount that all of them come in. */
export function findCommonAmount(products: readonly Product[]): Measure | null {
  const [first] = products
  if (first === undefined) return null
  const amounts = choicesOf(first).flatMap((choice) => amountsIn(first, choice))
  return findSharedMeasure(products, amounts)
}

const comesIn = (product: Product, measure: Measure): boolean =>
  choicesOf(product).some((choice) => hasIn(product, choice, measure))

/** What comes in one size alone says so in its name. */
const textsOf = ({ name }: Product, { values }: Choice): readonly string[] =>
  values.length === 0 ? [name] : values

const hasIn = (product: Product, choice: Choice, measure: Measure): boolean =>
  textsOf(product, choice).some((text) => hasMeasure(text, measure))

const amountsIn = (product: Product, choice: Choice): Measure[] =>
  textsOf(product, choice)
    .flatMap(measuresIn)
    .filter(({ amount, unit }) => AMOUNTS.test(unit) && !(unit === 'g' && amount < LEAST_GRAMS))
