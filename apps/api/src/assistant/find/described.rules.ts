import type { Product } from '@ahia/contracts/catalog'
import { rootsIn } from '../product/asked.rules.ts'
import { firstPartOf } from './fit/name-head.rules.ts'

/** How much of a word in a name, a subtitle, a shelf and a description counts. */
const NAME = 3
const SUBTITLE = 2
const SHELF = 1.5
const TEXT = 1
/** As in the usual ranking by words (BM25): how soon a repeated word, and how much a long text, counts less. */
const SATURATION = 1.2
const LENGTH_SHARE = 0.75
const USUAL_LENGTH = 95

export type ScoredProduct = {
  product: Product
  score: number
  shared: number
  /** Whether it is called by one of the words: 'nails' of 'Press-on nails, 24 pieces'. */
  isCalledSo: boolean
}

/** What the texts of the products share with what was said, rare words before common ones; the best first. */
export function rankDescribed(
  products: readonly Product[],
  worths: ReadonlyMap<string, number>,
): ScoredProduct[] {
  return products.map((product) => scoreOf(product, worths)).toSorted((one, other) => other.score - one.score)
}

function scoreOf(product: Product, worths: ReadonlyMap<string, number>): ScoredProduct {
  const counts = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const root of rootsIn(text)) counts.set(root, (counts.get(root) ?? 0) + weight)
  }
  add(product.name, NAME)
  add(product.subtitle, SUBTITLE)
  add(product.subCategory, SHELF)
  add(product.description, TEXT)
  add(Object.entries(product.specifications).flat().join(' '), TEXT)
  const length = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const damped = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / USUAL_LENGTH)
  const parts = [...worths].flatMap(([root, worth]) => {
    const count = counts.get(root) ?? 0
    return count === 0 ? [] : [(worth * count * (SATURATION + 1)) / (count + damped)]
  })
  const isCalledSo = headRootsOf(product).some((root) => worths.has(root))
  return { product, score: parts.reduce((sum, part) => sum + part, 0), shared: parts.length, isCalledSo }
}

/** The noun of its name. */
const headRootsOf = ({ name }: Product): string[] =>
  rootsIn(firstPartOf(name).split(/\sand\s/)[0] ?? name).slice(-1)

/** What a word is worth by how few have it. */
export const worthOf = (tellers: number, all: number): number =>
  Math.log(1 + (all - tellers + 0.5) / (tellers + 0.5))
