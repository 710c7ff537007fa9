import { holds, stemsIn } from '#catalog/search/parse/stems.rules.ts'
import type { QueryTerm } from '#catalog/search/understand/query-term.rules.ts'
import type { Search } from '../search.rules.ts'
import type { Candidate } from './candidate.rules.ts'
import { denies } from './excluded-terms.rules.ts'
import { isShelf, LEVELS } from './relevance.rules.ts'

/** If the product itself is there, drops those that only mention it, and those where the word means something else. */
export function keepBestLevel(
  found: readonly Candidate[],
  { words, queryHead, request }: Search,
): Candidate[] {
  const candidates = preferStatedWithout(found, request.without)
  const best = LEVELS.find((level) => candidates.some(({ relevance }) => relevance.level === level))
  const headWord = words[queryHead.headIndex]
  const level = candidates.filter(({ relevance }) => relevance.level === best)
  const fitting = preferNamesWithHead(preferNamesWithAllWords(preferGoodsForPeople(level)), headWord)
  if (words.length !== 1 || headWord === undefined) return fitting
  const ownShelf = fitting.filter(({ projection }) =>
    isShelf(projection.product.subCategory, headWord.phrases),
  )
  if (ownShelf.length === 0) return fitting
  const categories = new Set(ownShelf.map(({ projection }) => projection.product.category))
  const named = headWord.phrases.map(stemsIn)
  return fitting.filter(({ projection: { product } }) => {
    const shelf = stemsIn(product.subCategory)
    return (
      categories.has(product.category) ||
      named.some((phrase) => holds(shelf, phrase)) ||
      ownShelf.some(({ projection }) => isKindredShelf(projection.product.subCategory, product.subCategory))
    )
  })
}

/** Shelves of many a kind end in these. */
const OF_ALL_KINDS = new Set(['food', 'care', 'other', 'local', 'and'])

/** Beans stand on 'Beans & Local Grains' with one merchant and on 'Rice & Grains' with another. */
function isKindredShelf(one: string, other: string): boolean {
  const stems = new Set(stemsIn(one).filter((stem) => !OF_ALL_KINDS.has(stem)))
  return stemsIn(other).some((stem) => stems.has(stem))
}

/** If some products say that they lack the unwanted ingredient ('no caffeine'), the others may contain it. */
function preferStatedWithout(
  candidates: readonly Candidate[],
  without: readonly string[],
): readonly Candidate[] {
  const mentioned = candidates.filter(({ projection: { product } }) =>
    without.some((word) => [product.name, product.subtitle].some((text) => denies(text, word))),
  )
  return mentioned.length === 0 ? candidates : mentioned
}

/** What is made for animals is not meant where the same is there for people. */
function preferGoodsForPeople(candidates: readonly Candidate[]): readonly Candidate[] {
  const forPeople = candidates.filter(({ projection }) => projection.product.category !== 'PET')
  return forPeople.length === 0 ? candidates : forPeople
}

/**
 * What goes by another name stays only on the shelves of what bears the word: a computer is no laptop. A phrase says
 * more than a word: where something is called 'groundnut oil', no other oil is meant.
 */
function preferNamesWithHead(candidates: readonly Candidate[], headWord: QueryTerm | undefined): Candidate[] {
  const literal = candidates.filter(({ relevance }) => relevance.nameHasHead)
  if (headWord?.typed.includes(' ') && literal.length > 0) {
    const phrase = headWord.phrases.slice(0, 1)
    return candidates.filter(
      (one) => literal.includes(one) || isShelf(one.projection.product.subCategory, phrase),
    )
  }
  const shelves = new Set(literal.map(({ projection }) => projection.product.subCategory))
  return literal.length === 0
    ? [...candidates]
    : candidates.filter(({ projection }) => shelves.has(projection.product.subCategory))
}

/** What lacks the words that say what for stays only on the shelf of what has them. */
function preferNamesWithAllWords(candidates: readonly Candidate[]): Candidate[] {
  const whole = candidates.filter(({ relevance }) => relevance.lacks.length === 0)
  const shelves = new Set(whole.map(({ projection }) => projection.product.subCategory))
  if (whole.length === 0) return [...candidates]
  return candidates.filter((one) => whole.includes(one) || shelves.has(one.projection.product.subCategory))
}
