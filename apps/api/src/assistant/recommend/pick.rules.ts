import type { Product } from '@ahia/contracts/catalog'
import type { ProductProjection } from '#catalog/product-projection.rules.ts'
import type { Preference } from '#catalog/search/parse/extract-preferences.rules.ts'
import { fitOf } from '../find/fit/fit.rules.ts'
import { isA } from '../find/fit/name-head.rules.ts'
import type { ShopperRequest } from '../parse/parsed-message.rules.ts'
import type { GatheredGroup } from './gathered.rules.ts'
import { hasOneOf } from './name-has-words.rules.ts'

const MOST_PICKS = 6
/** Three of a kind are no choice. */
const MOST_OF_A_SHELF = 2
/** A gift for a tenth of what somebody wants to spend is hardly what they look for. */
const SMALL_SHARE = 0.15

export type PickOptions = {
  request: ShopperRequest
  /** Words of what does not serve. */
  never: readonly string[]
  /** What is known already: the thing itself, what was bought, what was shown. */
  isKnown: (product: Product) => boolean
}

/** The best of each source in turn, the most fitting source first. */
export function pick(gathered: readonly GatheredGroup[], picking: PickOptions): Product[] {
  const queues = gathered.map(({ group, projections }) =>
    projections
      .filter((one) => isFitting(one, picking))
      .map(({ product }) => product)
      .toSorted(
        (a, b) => worthOf(b, group.words, picking.request) - worthOf(a, group.words, picking.request),
      ),
  )
  const picks: Product[] = []
  const most = hasOneShelf(queues) ? MOST_PICKS : MOST_OF_A_SHELF
  for (let round = 0; round < MOST_PICKS && picks.length < MOST_PICKS; round += 1) {
    for (const queue of queues) {
      const product = queue.find((one) => !picks.includes(one) && !isTwin(one, picks))
      if (product && countOfShelf(picks, product) < most && picks.length < MOST_PICKS) picks.push(product)
    }
  }
  return sortBy(picks, picking.request.preference)
}

export function isFitting(
  { product, state }: ProductProjection,
  { request, never, isKnown }: PickOptions,
): boolean {
  if (request.state !== null && request.state !== state) return false
  if (request.minStars !== null && product.rating < request.minStars) return false
  if (request.wantsFreeDelivery && product.logistics.deliveryType !== 'REAL_FREE_DELIVERY') return false
  if (product.baseQuantity === 0 || hasOneOf(product, never) || isKnown(product)) return false
  const fit = fitOf(product, request, [])
  return fit !== null && fit.lacks.length === 0
}

/** The same thing, found twice or by two shops. */
const isTwin = ({ _id, name }: Product, picks: readonly Product[]): boolean =>
  picks.some((one) => one._id === _id || one.name === name)

const countOfShelf = (picks: readonly Product[], { category, subCategory }: Product): number =>
  picks.filter((one) => one.category === category && one.subCategory === subCategory).length

const hasOneShelf = (queues: readonly Product[][]): boolean =>
  new Set(queues.flat().map(({ category, subCategory }) => `${category}/${subCategory}`)).size <= 2

/** Stars count for as much as there are reviews behind them. */
function worthOf(product: Product, words: string | null, { maxNaira }: ShopperRequest): number {
  const { rating, reviews, sales, basePrice, name } = product
  const stars = (rating * reviews + 4 * 5) / (reviews + 5)
  const isThing = words !== null && isA(name, [words])
  const isSmall = maxNaira !== null && basePrice < SMALL_SHARE * maxNaira
  return stars + Math.log10(1 + sales) / 2 + (isThing ? 1 : 0) - (isSmall ? 0.5 : 0)
}

const ORDERS: Readonly<Partial<Record<Preference, (a: Product, b: Product) => number>>> = {
  cheapest: (a, b) => a.basePrice - b.basePrice,
  priciest: (a, b) => b.basePrice - a.basePrice,
  'best-rated': (a, b) => b.rating - a.rating || b.reviews - a.reviews,
  'best-sold': (a, b) => b.sales - a.sales,
}

const sortBy = (picks: readonly Product[], preference: Preference | null): Product[] =>
  picks.toSorted((preference && ORDERS[preference]) ?? (() => 0))
