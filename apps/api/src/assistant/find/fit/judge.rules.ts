import type { ToldProduct } from '#catalog/told-product.rules.ts'
import type { Preference, ShopperRequest } from '../../reading/parsed-message.rules.ts'
import type { Search } from '../search.rules.ts'
import type { Candidate, Miss } from './candidate.rules.ts'
import { type Fit, fitOf } from './fit.rules.ts'
import { keepBestLevel } from './keep-best.rules.ts'
import { byRelevance, LEVELS, type Relevance, relevanceOf } from './relevance.rules.ts'
import { holds, stemsIn } from './stems.rules.ts'

/** Everything that comes into question at all, the best first; what is unwished or another thing is left out. */
export function judge(gathered: readonly ToldProduct[], search: Search): Candidate[] {
  const candidates = gathered.flatMap((told) => judgeOne(told, search))
  const fitting = candidates.filter(({ misses }) => misses.length === 0)
  const others = candidates.filter(({ misses }) => misses.length > 0).sort(byNearness)
  return [...keepBestLevel(fitting, search).sort(byWish(search.wish.preference)), ...others]
}

function judgeOne(told: ToldProduct, search: Search): Candidate[] {
  const { wish, words, weights, seen } = search
  if (seen.has(told.product._id)) return []
  const relevance: Relevance =
    words.length === 0
      ? { level: 'is', score: 0, lacks: [], isLiteral: true, bearsAll: false }
      : relevanceOf(told, words, weights)
  if (relevance.level === 'not') return []
  const named = words.map(({ phrases }) => phrases.map(stemsIn))
  const isNamed = named.map((phrases) => (text: string) => {
    const stems = stemsIn(text)
    return phrases.some((phrase) => holds(stems, phrase))
  })
  const fit = fitOf(told.product, wish, isNamed)
  if (fit === null) return []
  const offNaira = offBudget(told, fit, wish)
  return [{ told, relevance, fit, offNaira, misses: missesOf(told, relevance, fit, wish) }]
}

/** The budget holds against what would be bought, and the price on the card must not be above it either. */
function offBudget({ product }: ToldProduct, fit: Fit, { minNaira, maxNaira }: ShopperRequest): number {
  const naira = fit.isPicked ? Math.max(fit.choice.naira, product.basePrice) : product.basePrice
  if (maxNaira !== null && naira > maxNaira) return naira - maxNaira
  return minNaira !== null && product.basePrice < minNaira ? minNaira - product.basePrice : 0
}

function missesOf(told: ToldProduct, relevance: Relevance, fit: Fit, wish: ShopperRequest): Miss[] {
  const { product, state } = told
  const misses: [isMissed: boolean, miss: Miss][] = [
    [relevance.level === 'partly' || relevance.level === 'hinted', 'words'],
    [fit.lacks.includes('colour'), 'colour'],
    [fit.lacks.includes('size'), 'size'],
    [fit.lacks.includes('measure'), 'measure'],
    [offBudget(told, fit, wish) > 0, 'price'],
    [wish.state !== null && wish.state !== state, 'state'],
    [wish.minStars !== null && product.rating < wish.minStars, 'stars'],
    [wish.wantsFreeDelivery && product.logistics.deliveryType !== 'REAL_FREE_DELIVERY', 'delivery'],
    [wish.wantsStock && fit.choice.stock === 0, 'stock'],
  ]
  return misses.filter(([isMissed]) => isMissed).map(([, miss]) => miss)
}

const priceOf = ({ told, fit }: Candidate): number =>
  fit.isPicked ? fit.choice.naira : told.product.basePrice

const PREFERRED: Readonly<Record<Preference, (a: Candidate, b: Candidate) => number>> = {
  cheapest: (a, b) => priceOf(a) - priceOf(b),
  dearest: (a, b) => priceOf(b) - priceOf(a),
  'best-rated': (a, b) =>
    b.told.product.rating - a.told.product.rating || b.told.product.reviews - a.told.product.reviews,
  'best-sold': (a, b) => b.told.product.sales - a.told.product.sales,
  // Ids are made in the order of time.
  newest: (a, b) => b.told.product._id.localeCompare(a.told.product._id),
}

/** What can be bought first, then as preferred, then the better match; what bears all the words before everything. */
const byWish =
  (preference: Preference | null) =>
  (a: Candidate, b: Candidate): number =>
    (preference ? 0 : Number(b.relevance.bearsAll) - Number(a.relevance.bearsAll)) ||
    Number(b.fit.choice.stock > 0) - Number(a.fit.choice.stock > 0) ||
    (preference ? PREFERRED[preference](a, b) : 0) ||
    byRelevance(a, b)

/** The fewer wishes are missed, the nearer; what is too dear by less is nearer. */
export const byNearness = (a: Candidate, b: Candidate): number =>
  Number(a.misses.includes('words')) - Number(b.misses.includes('words')) ||
  a.misses.length - b.misses.length ||
  LEVELS.indexOf(a.relevance.level) - LEVELS.indexOf(b.relevance.level) ||
  a.relevance.lacks.length - b.relevance.lacks.length ||
  Number(b.relevance.isLiteral) - Number(a.relevance.isLiteral) ||
  Number(b.fit.choice.stock > 0) - Number(a.fit.choice.stock > 0) ||
  a.offNaira - b.offNaira ||
  byRelevance(a, b)
