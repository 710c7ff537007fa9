import type { Place, ProductProjection } from '#catalog/product-projection.rules.ts'
import { holds, placeOf, stemsIn } from '#catalog/search/parse/stems.rules.ts'
import type { QueryTerm } from '#catalog/search/understand/query-term.rules.ts'
import { choicesOf } from './choices.rules.ts'
import { firstPartOf, isA } from './name-head.rules.ts'
import { isInSet, isPartOfOtherProduct } from './other-product.rules.ts'

/**
 * How well a product is what the words say, best first. `is`: it is that thing and its name, shelf or summary has all the
 * words. `described`: it is that thing, and its long text has the rest. `called`: its subtitle calls it that. `named`: its
 * name or shelf has the word for the thing and its summary the others, though it may be something for that thing. `partly`:
 * it is that thing but lacks some of the words. `hinted`: all words occur, no more. `not`: another thing.
 */
export type Relevance = {
  level: (typeof LEVELS)[number]
  score: number
  lacks: readonly string[]
  /** Whether its name has the word for the thing as it was said, not by another name. */
  nameHasHead: boolean
  /** Whether its name has all of several words as they were said. */
  hasAllWords: boolean
}

export const LEVELS = ['is', 'described', 'called', 'named', 'partly', 'hinted', 'not'] as const

const WEIGHTS = { name: 4, shelf: 3, summary: 2, text: 1, nowhere: 0 } satisfies Record<Place, number>

/** The word that names the thing ('cooker' of 'rice cooker for mum'), and those that only say what for: they may be missing. */
export type QueryHead = { headIndex: number; optional: ReadonlySet<number> }

export function relevanceOf(
  projection: ProductProjection,
  words: readonly QueryTerm[],
  { headIndex, optional }: QueryHead,
): Relevance {
  const { product } = projection
  const places = words.map((word, at) => placeOfWord(projection, word, projection.places[at] ?? 'nowhere'))
  const lacks = words.filter((_, at) => places[at] === 'nowhere').map(({ typed }) => typed)
  const requiredPlaces = places.filter((_, at) => !optional.has(at))
  const headPlace = places[headIndex] ?? 'nowhere'
  const headPhrases = words[headIndex]?.phrases ?? []
  const isOf = (phrases: readonly string[]) =>
    isA(product.name, phrases) ||
    isWholeShelf(product.subCategory, phrases) ||
    beginsOnOwnShelf(product, phrases)
  // 'puppy food lamb': what names a choice is never the thing itself.
  const others = words.filter((_, at) => at !== headIndex && !optional.has(at) && places[at] !== 'nowhere')
  const isThing =
    isOf(headPhrases) || (isChoice(product, headPhrases) && others.some(({ phrases }) => isOf(phrases)))
  const nameHasHead = holds(stemsIn(product.name), stemsIn(headPhrases[0] ?? ''))
  const score = scoreOf(product.name, words, places) + (isThing ? 2 : 0)
  const found = { score, lacks, nameHasHead, hasAllWords: hasAllWords(product.name, words) }
  const hasAll = !requiredPlaces.includes('nowhere')
  const isOnTop = isTop(headPlace)
  if (hasAll && isThing) return { level: requiredPlaces.includes('text') ? 'described' : 'is', ...found }
  if (hasAll && isCalled(product.subtitle, headPhrases[0] ?? '')) return { level: 'called', ...found }
  if (!isThing && isPartOfOtherProduct(product.name, headPhrases)) return { level: 'not', ...found }
  if (!isThing && isInSet(product.name, headPhrases)) return { level: hasAll ? 'hinted' : 'not', ...found }
  if (hasAll && isOnTop && requiredPlaces.every((place) => place !== 'text'))
    // Something for the thing, and not for what it is wanted for, is neither.
    return { level: lacks.length === 0 ? 'named' : 'not', ...found }
  if (isOnTop && (isThing || isShelf(product.subCategory, headPhrases))) return { level: 'partly', ...found }
  return { level: hasAll && headPlace !== 'text' ? 'hinted' : 'not', ...found }
}

/** A subtitle with one of these tells what a thing does ('Clips your phone on top'), not what it is. */
const STATEMENT = /\b(?:your|you|the|a|an|my|that|and|or|no|not|every|any|one|two)\b/i

/** 'Cold-made soap for oily skin' under a 'face bar'. One word alone may be anything: 'Fruit from Ketu' under a juice. */
function isCalled(subtitle: string, phrase: string): boolean {
  const [first] = stemsIn(subtitle)
  return first !== stemsIn(phrase)[0] && isA(subtitle, [phrase]) && !STATEMENT.test(firstPartOf(subtitle))
}

/** A word as it was said counts more than another name of the thing. */
function scoreOf(name: string, words: readonly QueryTerm[], places: readonly Place[]): number {
  const stems = stemsIn(name)
  const literal = words.filter(({ phrases: [phrase = ''] }) => holds(stems, stemsIn(phrase))).length
  return places.reduce((total, place) => total + WEIGHTS[place], literal)
}

function hasAllWords(name: string, words: readonly QueryTerm[]): boolean {
  const stems = stemsIn(name)
  const stemsOfWords = words.flatMap(({ phrases: [phrase = ''] }) => stemsIn(phrase))
  return stemsOfWords.length > 1 && stemsOfWords.every((stem) => stems.includes(stem))
}

/** The catalogue reads signs in a choice ('195/65 R15') otherwise than people type them. */
function placeOfWord({ product }: ProductProjection, { phrases }: QueryTerm, place: Place): Place {
  if (place !== 'nowhere' && place !== 'text') return place
  return isChoice(product, phrases) ? 'summary' : place
}

function isChoice(product: ProductProjection['product'], phrases: readonly string[]): boolean {
  const values = choicesOf(product).flatMap((choice) => choice.values.map(stemsIn))
  return phrases.some((phrase) => values.some((value) => holds(value, stemsIn(phrase))))
}

const isTop = (place: Place): boolean => place === 'name' || place === 'shelf'

/** All that stands on 'Sneakers' is a sneaker; on 'Generators & Inverters' something may be either. */
const isWholeShelf = (subCategory: string, phrases: readonly string[]): boolean =>
  partsOf(subCategory).length === 1 && isShelf(subCategory, phrases)

/** 'Ankara cotton print' on 'Ankara & Native Wear' is ankara, though its noun is another. */
function beginsOnOwnShelf(
  { name, subCategory }: ProductProjection['product'],
  phrases: readonly string[],
): boolean {
  const own = phrases.slice(0, 1)
  const [phrase = ''] = own
  return (
    placeOf(stemsIn(name), stemsIn(phrase)) === 0 &&
    isShelf(subCategory, own) &&
    !isPartOfOtherProduct(name, phrases)
  )
}

/** 'Power Banks & Chargers' is the shelf of power banks, and of chargers. */
export function isShelf(subCategory: string, phrases: readonly string[]): boolean {
  const parts = partsOf(subCategory)
  return phrases.some((phrase) => parts.includes(stemsIn(phrase).join(' ')))
}

const partsOf = (subCategory: string): string[] =>
  subCategory.split(/\s*(?:&|,|\band\b)\s*/).map((part) => stemsIn(part).join(' '))

/** The better match first; among equals what sells. */
export const byRelevance = (
  a: { relevance: Relevance; projection: ProductProjection },
  b: { relevance: Relevance; projection: ProductProjection },
): number =>
  LEVELS.indexOf(a.relevance.level) - LEVELS.indexOf(b.relevance.level) ||
  b.relevance.score - a.relevance.score ||
  Number(b.projection.product.baseQuantity > 0) - Number(a.projection.product.baseQuantity > 0) ||
  b.projection.product.sales - a.projection.product.sales
