import { SYNONYMS } from '@ahia/reference/synonyms'
import { UNITS } from '@ahia/reference/units'
import { NAMES_OF_GOODS } from '@ahia/reference/words/names-of-goods'
import { editDistance, soundOf } from './spelling.rules.ts'

/** PostgreSQL drops these stop words from every query, so their synonyms must not be added either. */
const IDLE_WORDS = new Set('can on off up down no not all own for with and the of in'.split(' '))

/** A rough stem, good enough for 'generators' and 'nappies'; both sides are stemmed alike, so it need not be correct. */
const withoutEnding = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word) =>
      word
        .replace(/ies$/, 'y')
        .replace(/(?<=[sxz]|[cs]h)es$/, '')
        .replace(/(?<=[a-z]{2}[^s])s$/, ''),
    )
    .join(' ')

const meanings = new Map<string, string[]>()
for (const line of SYNONYMS) {
  for (const phrase of line) {
    const key = withoutEnding(phrase)
    meanings.set(key, [...new Set([...(meanings.get(key) ?? []), ...line])])
  }
}

const spellings = new Map(UNITS.flatMap((unit) => unit.map((spelling) => [spelling, unit] as const)))

/** The number of words in the longest phrase with synonyms. */
export const LONGEST_PHRASE = Math.max(...SYNONYMS.flat().map((phrase) => phrase.split(' ').length))

/** Synonyms, itself first; null when there are none. */
export function findSynonyms(phrase: string): string[] | null {
  const others = IDLE_WORDS.has(phrase) ? undefined : meanings.get(withoutEnding(phrase))
  return others ? [...new Set([phrase, ...others])] : null
}

/** Other spellings of this unit; null when it is not a unit. */
export const findUnitSpellings = (unit: string): readonly string[] | null => spellings.get(unit) ?? null

/** What two words in one stand for: 'palmoil'. */
const IN_ONE = new Map(
  [...SYNONYMS.flat(), ...NAMES_OF_GOODS]
    .filter((phrase) => /^[a-z]{3,} [a-z]{3,}$/.test(phrase))
    .map((phrase) => [phrase.replace(' ', ''), phrase] as const),
)

/** The words of a name that was written in one; null where it is none. */
export const splitCompound = (word: string): string | null => IN_ONE.get(word) ?? null

/** What shoppers call things, sold here or not, in one word, by its first letter and by how it sounds. */
const CALLED = [...new Set([...SYNONYMS.flat(), ...NAMES_OF_GOODS, ...IN_ONE.keys()])].filter((phrase) =>
  /^[a-z]{4,}$/.test(phrase),
)
const calledByLetter = Map.groupBy(
  CALLED.map((word) => ({ word, letters: lettersOf(word) })),
  ({ word }) => word.charAt(0),
)
const calledBySound = Map.groupBy(CALLED, soundOf)

const MOST_TYPOS = 2

/** Comparing these first saves most of the comparing letter by letter (R31). */
function lettersOf(word: string): number {
  let letters = 0
  for (const letter of word) letters |= 1 << (letter.charCodeAt(0) - 97)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

/** Those that may be meant with a word that is spelt in another way. */
export const listSimilarNames = (typed: string): string[] => [
  ...new Set([
    ...(calledByLetter.get(typed.charAt(0)) ?? []).flatMap(({ word, letters }) =>
      Math.abs(word.length - typed.length) <= MOST_TYPOS &&
      countBits(letters ^ lettersOf(typed)) <= 2 * MOST_TYPOS &&
      editDistance(typed, word) <= MOST_TYPOS
        ? [word]
        : [],
    ),
    ...(calledBySound.get(soundOf(typed)) ?? []),
  ]),
]

/** What shoppers call things that sounds the same. */
export const listSoundAlikes = (typed: string): readonly string[] => calledBySound.get(soundOf(typed)) ?? []

/** The single word with synonyms that begins so: 'refriger' is a refrigerator. */
export const completeWord = (beginning: string): string | null =>
  [...meanings.keys()].find((word) => word.startsWith(beginning) && !word.includes(' ')) ?? null
