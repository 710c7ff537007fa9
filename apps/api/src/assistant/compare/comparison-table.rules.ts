import type { Comparison } from '@ahia/contracts/assistant'
import type { Product } from '@ahia/contracts/catalog'
import { formatNaira } from '@ahia/money/format-naira'
import { DELIVERY_LABELS } from '@ahia/reference/delivery-types'
import { RETURN_LABELS, returnPeriodLabel } from '@ahia/reference/return-policies'
import type { Measure } from '#catalog/search/parse/extract-measures.rules.ts'
import { measureText } from '../find/fit/measures.rules.ts'
import { type PriceSpan, priceSpanOf } from './choice-prices.rules.ts'
import { toShownText } from './shown-text.rules.ts'

type Row = Comparison['rows'][number]

const MAX_CELL = 120
const MAX_SPECIFICATIONS = 8
const UNKNOWN = '—'

/** A comparison table, from the products' rows only. */
export function toComparison(products: readonly Product[], measure: Measure | null): Comparison {
  const row = (label: string, describe: (product: Product) => string): Row => ({
    label,
    values: products.map(describe),
  })
  return {
    products: products.map(({ _id, name }) => ({ _id, name })),
    rows: [
      row('Price', (product) => describeSpan(priceSpanOf(product, measure))),
      row('Rating', describeRating),
      row('Delivery', ({ logistics }) => DELIVERY_LABELS[logistics.deliveryType]),
      row('Returns', describeReturns),
      row('Shop', ({ shopId }) => toShownText(`${shopId.name}, ${shopId.city}`, MAX_CELL)),
      row('In stock', ({ baseQuantity }) => (baseQuantity > 0 ? 'Yes' : 'No')),
      ...[row('Choices', describeChoices)].filter(({ values }) => values.some((value) => value !== UNKNOWN)),
      ...specificationRows(products),
    ],
  }
}

function describeSpan({ lowest, highest, measure }: PriceSpan): string {
  const price = lowest === highest ? formatNaira(lowest) : `${formatNaira(lowest)} to ${formatNaira(highest)}`
  return measure === null ? price : `${measureText(measure)}: ${price}`
}

export const describeReviews = (reviews: number): string =>
  reviews === 1 ? '1 review' : `${reviews} reviews`

const describeRating = ({ rating, reviews }: Product): string =>
  reviews === 0 ? 'No reviews yet' : `${rating.toFixed(1)} (${describeReviews(reviews)})`

export function describeReturns({ returnPolicy: { policy, period } }: Product): string {
  const within = policy === 'NONE' ? null : returnPeriodLabel(period)
  return within === null ? RETURN_LABELS[policy] : `${RETURN_LABELS[policy]}, ${within.toLowerCase()}`
}

function describeChoices({ variants }: Product): string {
  const listed = variants.map(
    ({ variantName, variantValues }) =>
      `${variantName}: ${variantValues.map(({ value, quantity }) => (quantity > 0 ? value : `${value} (sold out)`)).join(', ')}`,
  )
  return listed.length === 0 ? UNKNOWN : toShownText(listed.join('; '), MAX_CELL)
}

/** Specifications that at least two products have, the most common first: one that only one product has compares nothing. */
function specificationRows(products: readonly Product[]): Row[] {
  const specs = products.map(({ specifications }) => byKey(specifications))
  const labels = new Map<string, string>()
  for (const { specifications } of products)
    for (const label of Object.keys(specifications))
      if (!labels.has(keyOf(label))) labels.set(keyOf(label), label)
  const countWith = (key: string) => specs.filter((values) => values.has(key)).length
  return [...labels]
    .map(([key, label], place) => ({ key, label, place, tellers: countWith(key) }))
    .filter(({ tellers }) => tellers > 1)
    .sort((one, other) => other.tellers - one.tellers || one.place - other.place)
    .slice(0, MAX_SPECIFICATIONS)
    .map(({ key, label }) => ({
      label: toShownText(label, MAX_CELL),
      values: specs.map((values) => describeSpecification(values.get(key))),
    }))
}

/** A measure, a material, a count. Longer text, or text with markup, is advertising and stays on the product page. */
const TERSE = /^[\p{L}\p{M}\p{N} .,;:'’"”°%+×/()&–-]{1,48}$/u
/** T17: prices have a row of their own, and shops cannot praise their products in our table. */
const NO_FACT = /naira|https?|www|assistant|winner|\bbest\b/i

function describeSpecification(value: string | undefined): string {
  const plain = value === undefined ? '' : toShownText(value, MAX_CELL)
  return TERSE.test(plain) && !NO_FACT.test(plain) ? plain : UNKNOWN
}

const keyOf = (label: string): string => label.trim().toLowerCase()

const byKey = (specifications: Product['specifications']): Map<string, string> =>
  new Map(Object.entries(specifications).map(([label, value]) => [keyOf(label), value]))
