import type { ProductProjection } from '#catalog/product-projection.rules.ts'
import type { Preference } from '#catalog/search/parse/extract-preferences.rules.ts'
import { holds, stemsIn } from '#catalog/search/parse/stems.rules.ts'
import type { ShopperRequest } from '../../parse/parsed-message.rules.ts'
import type { Search } from '../search.rules.ts'
import type { Candidate, Miss } from './candidate.rules.ts'
import { type Fit, fitOf } from './fit.rules.ts'
import { keepBestLevel } from './keep-best.rules.ts'
import { byRelevance, LEVELS, type Relevance, relevanceOf } from './relevance.rules.ts'

/** All candidates, the best first, without unwanted products and other kinds of product. */
export function scoreCandidates(gathered: readonly ProductProjection[], search: Search): Candidate[] {
  // Once for all products: some words have many names.
  const isNamed = search.words.map(({ phrases }) => namesOneOf(phrases.map(stemsIn)))
  const candidates = gathered.flatMap((projection) => judgeOne(projection, search, isNamed))
  const fitting = candidates.filter(({ misses }) => misses.length === 0)
  const others = candidates.filter(({ misses }) => misses.length > 0).sort(byNearness)
  return [...keepBestLevel(fitting, search).sort(byRequest(search.request.preference)), ...others]
}

type IsNamed = (text: string) => boolean

const namesOneOf =
  (phrases: readonly (readonly string[])[]): IsNamed =>
  (text) => {
    const stems = stemsIn(text)
    return phrases.some((phrase) => holds(stems, phrase))
  }

function judgeOne(projection: ProductProjection, search: Search, isNamed: readonly IsNamed[]): Candidate[] {
  const { request, words, queryHead, seen } = search
  if (seen.has(projection.product._id)) return []
  const relevance: Relevance =
    words.length === 0
      ? { level: 'is', score: 0, lacks: [], nameHasHead: true, hasAllWords: false }
      : relevanceOf(projection, words, queryHead)
  if (relevance.level === 'not') return []
  const fit = fitOf(projection.product, request, isNamed)
  if (fit === null) return []
  const offNaira = offBudget(projection, fit, request)
  return [{ projection, relevance, fit, offNaira, misses: missesOf(projection, relevance, fit, request) }]
}

/** The budget holds against what would be bought, and the price on the card must not be above it either. */
function offBudget({ product }: ProductProjection, fit: Fit, { minNaira, maxNaira }: ShopperRequest): number {
  const naira = fit.isPicked ? Math.max(fit.choice.naira, product.basePrice) : product.basePrice
  if (maxNaira !== null && naira > maxNaira) return naira - maxNaira
  return minNaira !== null && product.basePrice < minNaira ? minNaira - product.basePrice : 0
}

function missesOf(
  projection: ProductProjection,
  relevance: Relevance,
  fit: Fit,
  request: ShopperRequest,
): Miss[] {
  const { product, state } = projection
  const misses: [isMissed: boolean, miss: Miss][] = [
    [relevance.level === 'partly' || relevance.level === 'hinted', 'words'],
    [fit.lacks.includes('colour'), 'colour'],
    [fit.lacks.includes('size'), 'size'],
    [fit.lacks.includes('measure'), 'measure'],
    [offBudget(projection, fit, request) > 0, 'price'],
    [request.state !== null && request.state !== state, 'state'],
    [request.minStars !== null && product.rating < request.minStars, 'stars'],
    [request.wantsFreeDelivery && product.logistics.deliveryType !== 'REAL_FREE_DELIVERY', 'delivery'],
    [request.wantsStock && fit.choice.stock === 0, 'stock'],
  ]
  return misses.filter(([isMissed]) => isMissed).map(([, miss]) => miss)
}

const priceOf = ({ projection, fit }: Candidate): number =>
  fit.isPicked ? fit.choice.naira : projection.product.basePrice

const PREFERRED: Readonly<Record<Preference, (a: Candidate, b: Candidate) => number>> = {
  cheapest: (a, b) => priceOf(a) - priceOf(b),
  priciest: (a, b) => priceOf(b) - priceOf(a),
  'best-rated': (a, b) =>
    b.projection.product.rating - a.projection.product.rating ||
    b.projection.product.reviews - a.projection.product.reviews,
  'best-sold': (a, b) => b.projection.product.sales - a.projection.product.sales,
  // Ids are made in the order of time.
  newest: (a, b) => b.projection.product._id.localeCompare(a.projection.product._id),
}

/** Without a preference, products with all the words first; then those in stock, then by preference, then by match. */
const byRequest =
  (preference: Preference | null) =>
  (a: Candidate, b: Candidate): number =>
    (preference ? 0 : Number(b.relevance.hasAllWords) - Number(a.relevance.hasAllWords)) ||
    Number(b.fit.choice.stock > 0) - Number(a.fit.choice.stock > 0) ||
    (preference ? PREFERRED[preference](a, b) : 0) ||
    byRelevance(a, b)

/** The fewer requests are missed, the nearer; what is too expensive by less is nearer. */
export const byNearness = (a: Candidate, b: Candidate): number =>
  Number(a.misses.includes('words')) - Number(b.misses.includes('words')) ||
  a.misses.length - b.misses.length ||
  LEVELS.indexOf(a.relevance.level) - LEVELS.indexOf(b.relevance.level) ||
  a.relevance.lacks.length - b.relevance.lacks.length ||
  Number(b.relevance.nameHasHead) - Number(a.relevance.nameHasHead) ||
  Number(b.fit.choice.stock > 0) - Number(a.fit.choice.stock > 0) ||
  a.offNaira - b.offNaira ||
  byRelevance(a, b)
