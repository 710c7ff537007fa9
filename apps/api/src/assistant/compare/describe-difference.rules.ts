import type { Product } from '@ahia/contracts/catalog'
import { DELIVERY_LABELS } from '@ahia/reference/delivery-types'
import type { Measure } from '#catalog/search/parse/extract-measures.rules.ts'
import { comparesByAspect, describeAspect, describePerUnit } from './by-aspect.rules.ts'
import { priceSpanOf } from './choice-prices.rules.ts'
import { describeReturns, describeReviews } from './comparison-table.rules.ts'
import type { Concern } from './concerns.rules.ts'
import { type ComparedProduct, describePrices } from './describe-prices.rules.ts'
import { spokenNamesOf } from './spoken-names.rules.ts'

/** By what it is decided, and for which measure of each. */
export type ComparisonBasis = {
  concerns: readonly Concern[]
  measure: Measure | null
  /** The question, for what the pages tell of it. */
  plain: string
}

/** 'Better' has no column of its own: price and stars are what shoppers go by. */
const DEFAULT_CONCERNS: readonly Concern[] = ['cheaper', 'rating']

/** Which is cheaper, rated higher and so on, in a sentence each; nothing that the rows do not say. */
export function describeDifference(
  products: readonly Product[],
  { concerns, measure, plain }: ComparisonBasis,
): string {
  const perUnit = describePerUnit(products, plain)
  if (perUnit !== null) return perUnit
  const aspect = concerns.length === 0 && comparesByAspect(plain) ? describeAspect(products, plain) : null
  if (aspect !== null) return aspect.text
  const names = spokenNamesOf(products)
  const compared = products.map((product, at) => ({ product, name: names[at] ?? product.name }))
  const decisive = concerns.length === 0 ? DEFAULT_CONCERNS : concerns
  const sentences = decisive.map((concern) => DESCRIBERS[concern](compared, measure))
  return [...sentences, ...describeSoldOut(compared, decisive)].join(' ')
}

/** The one that it speaks for first. */
export function inOrderOf(
  products: readonly Product[],
  { concerns: [concern = 'cheaper'], measure }: Pick<ComparisonBasis, 'concerns' | 'measure'>,
): Product[] {
  const scored = products.map((product) => ({ product, score: scoreOf(product, concern, measure) }))
  return scored.sort((one, other) => other.score - one.score).map(({ product }) => product)
}

function scoreOf(product: Product, concern: Concern, measure: Measure | null = null): number {
  switch (concern) {
    case 'cheaper':
      return -priceSpanOf(product, measure).lowest
    case 'pricier':
      return priceSpanOf(product, measure).lowest
    case 'rating':
      return product.reviews > 0 ? product.rating : -1
    case 'sales':
      return product.sales
    case 'stock':
      return product.baseQuantity
    case 'returns':
      return returnDaysOf(product)
    case 'delivery':
      return FREE_DELIVERY.includes(product.logistics.deliveryType) ? 1 : 0
  }
}

const FREE_DELIVERY: readonly Product['logistics']['deliveryType'][] = [
  'REAL_FREE_DELIVERY',
  'INCLUDED_IN_PRICE',
]

const returnDaysOf = ({ returnPolicy: { policy, period } }: Product): number =>
  policy === 'NONE' ? 0 : period

type Describe = (compared: readonly ComparedProduct[], measure: Measure | null) => string

const DESCRIBERS = {
  cheaper: (compared, measure) => describePrices(compared, measure, 'cheaper'),
  pricier: (compared, measure) => describePrices(compared, measure, 'pricier'),
  rating: describeRatings,
  sales: (compared) => `${describeEach(best(compared, 'sales'), ({ sales }) => `${sales} sold so far`)}.`,
  returns: describeReturnTimes,
  delivery: (compared) =>
    `${describeEach(compared, ({ logistics }) => DELIVERY_LABELS[logistics.deliveryType])}.`,
  stock: (compared) =>
    `${describeEach(compared, ({ baseQuantity }) => (baseQuantity > 0 ? `${baseQuantity} left` : 'out of stock'))}.`,
} satisfies Record<Concern, Describe>

const describeEach = (compared: readonly ComparedProduct[], describe: (product: Product) => string): string =>
  compared.map(({ name, product }) => `${name}: ${describe(product)}`).join('; ')

const best = (compared: readonly ComparedProduct[], concern: Concern): ComparedProduct[] =>
  [...compared].sort((one, other) => scoreOf(other.product, concern) - scoreOf(one.product, concern))

const pairOrMore = (compared: readonly ComparedProduct[], ofTwo: string, ofMore: string): string =>
  compared.length === 2 ? ofTwo : ofMore

const describeStars = ({ product: { rating, reviews } }: ComparedProduct): string =>
  `${rating.toFixed(1)} from ${describeReviews(reviews)}`

function describeRatings(compared: readonly ComparedProduct[]): string {
  const [first, next] = best(compared, 'rating').filter(({ product }) => product.reviews > 0)
  if (!first) return `${pairOrMore(compared, 'Neither', 'None of them')} has reviews yet.`
  if (!next) return `The only one with reviews so far is ${first.name}: ${describeStars(first)}.`
  if (first.product.rating === next.product.rating)
    return `${first.name} and ${next.name} have the same rating: ${describeStars(first)}, and ${describeStars(next)}.`
  const rank = pairOrMore(compared, 'better rated one', 'best rated')
  return `The ${rank} is ${first.name}: ${describeStars(first)}, against ${describeStars(next)} for ${next.name}.`
}

function describeReturnTimes(compared: readonly ComparedProduct[]): string {
  const inOrder = best(compared, 'returns')
  const days = inOrder.map(({ product }) => returnDaysOf(product))
  const perProduct = `${describeEach(inOrder, describeReturns)}.`
  const [longest] = inOrder
  const [most = 0] = days
  if (most === 0)
    return `${pairOrMore(compared, 'Neither', 'None of them')} takes returns for a change of mind.`
  if (days.every((one) => one === most)) return `The return window is the same. ${perProduct}`
  return `You can return ${longest?.name} for longer, within ${most} days. ${perProduct}`
}

function describeSoldOut(compared: readonly ComparedProduct[], decisive: readonly Concern[]): string[] {
  if (decisive.includes('stock')) return []
  const names = compared.filter(({ product }) => product.baseQuantity === 0).map(({ name }) => name)
  return names.length === 0 ? [] : [`Out of stock now: ${names.join(', ')}.`]
}
