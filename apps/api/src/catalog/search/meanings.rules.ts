import { SYNONYMS } from '@ahia/reference/synonyms'
import { UNITS } from '@ahia/reference/units'

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
export function sameAs(phrase: string): string[] | null {
  const others = IDLE_WORDS.has(phrase) ? undefined : meanings.get(withoutEnding(phrase))
  return others ? [...new Set([phrase, ...others])] : null
}

/** Other spellings of this unit; null when it is not a unit. */
export const spellingsOf = (unit: string): readonly string[] | null => spellings.get(unit) ?? null

/** The single word with synonyms that begins so: 'refriger' is a refrigerator. */
export const wordBeginning = (beginning: string): string | null =>
  [...meanings.keys()].find((word) => word.startsWith(beginning) && !word.includes(' ')) ?? null
