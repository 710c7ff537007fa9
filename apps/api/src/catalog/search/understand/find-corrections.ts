import { isDictionaryWord, isEnglishWord, listEnglishNear } from './dictionary.ts'
import { groupTokens } from './group-tokens.rules.ts'
import { type Correction, distanceOf, editDistance, listCorrections, soundOf } from './spelling.rules.ts'
import { findSynonyms, listSimilarNames, splitCompound } from './synonyms.rules.ts'
import type { SimilarWord } from './vocabulary.sql.ts'

/** PostgreSQL finds 'ear' in 'earings', where earrings were meant. */
export const IS_CUT_SHORT = /ings?$/
/** In a word this short, two typos make a different word: a rolex is not a roll. */
const SHORT = 5

const isLikely = ({ typed, word, soundsAlike }: SimilarWord): boolean =>
  soundsAlike || typed.length > SHORT || word.startsWith(typed) || editDistance(typed, word) <= 1

/** More unknown words than these name no goods, and looking for each takes time (R31). */
const MOST_MISSPELT = 4

type Corrections = ReadonlyMap<string, Correction>

/** The corrections of unknown words; none of a word that products have, unless it is a prefix or cut short. */
export function findCorrections(
  unknown: string[],
  { inProducts, similar }: { inProducts: ReadonlySet<string>; similar: readonly SimilarWord[] },
): Corrections {
  const misspelt = unknown.filter((word) => !inProducts.has(word) && !isDictionaryWord(word))
  const called = misspelt.slice(0, MOST_MISSPELT).flatMap(calledAs)
  return new Map(
    correctionsOf(unknown, similar.filter(isLikely), called.filter(isLikely))
      .filter(({ typed, distance, words: [first] }) => {
        if (!inProducts.has(typed)) return true
        if (distance === 0) return first?.endsWith('*')
        return IS_CUT_SHORT.test(typed) && distance <= 1
      })
      // FIND-03: what is a word is not misspelt, only missing.
      .map((one) => [
        one.typed,
        one.distance > 0 && isDictionaryWord(one.typed) ? { ...one, words: [] } : one,
      ]),
  )
}

/** A word of the market comes before one that shoppers use, unless that is nearer. */
function correctionsOf(
  unknown: string[],
  similar: readonly SimilarWord[],
  called: readonly SimilarWord[],
): Correction[] {
  const ofMarket = listCorrections(unknown, [...similar])
  if (called.length === 0) return ofMarket
  return listCorrections(unknown, [...similar, ...called]).map((one, at) => {
    const own = ofMarket[at]
    return own && own.words.length > 0 && own.distance <= Math.max(one.distance, 1) ? own : one
  })
}

/** What two words in one stand for; 'crayfish' is one. */
export const wordsInOne = (word: string): string | null => (isEnglishWord(word) ? null : splitCompound(word))

const LONG = 6
const isLong = (typed: string, word: string): boolean =>
  splitCompound(word) === null && word.length >= LONG && distanceOf(typed, word) <= 1

/**
 * What shoppers call things counts like a word of the market: 'erphone' is an earphone, sold here as earbuds. Words of other
 * languages are short and near to each other, so those must sound the same.
 */
const calledAs = (typed: string): SimilarWord[] =>
  listSimilarNames(typed)
    .filter((word) => isEnglishWord(word) || isLong(typed, word) || wordsInOne(word) !== null)
    .map((word) => ({ typed, word, products: 1, soundsAlike: soundOf(typed) === soundOf(word) }))

/** 'suger test' is a 'sugar test' as soon as it is spelt right, which has a meaning that its words have not. */
export function respellTogether(
  typed: readonly string[],
  corrections: ReadonlyMap<string, Correction>,
  similar: readonly SimilarWord[],
): string[] | null {
  const isInUse = (word: string) => findSynonyms(word) !== null || similar.some((one) => one.word === word)
  const respelt = typed.map((word) => {
    const { words: [first] = [], distance = 0 } = corrections.get(word) ?? {}
    if (isDictionaryWord(word) || first === undefined || first.endsWith('*')) return word
    return distance <= 1 ? first : (listEnglishNear(word).find(isInUse) ?? first)
  })
  if (respelt.every((word, at) => word === typed[at])) return null
  const isOther = respelt.some(
    (word, at) => word !== typed[at] && !corrections.get(typed[at] ?? '')?.words.includes(word),
  )
  return isOther || groupTokens(respelt).length < groupTokens(typed).length ? respelt : null
}
