import { SYNONYMS } from '@ahia/reference/synonyms'
import { UNITS } from '@ahia/reference/units'

/** PostgreSQL leaves these out of every question; another word for them must not come in by the back door. */
const IDLE_WORDS = new Set('can on off up down no not all own for with and the of in'.split(' '))

/** Good enough to find a line for 'generators' and 'nappies'; both sides are cut alike, so it need not be right. */
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

/** Of how many words the longest phrase is that has others of the same meaning. */
export const LONGEST_PHRASE = Math.max(...SYNONYMS.flat().map((phrase) => phrase.split(' ').length))

/** What else this is called, itself first; null when nobody calls it otherwise. */
export function sameAs(phrase: string): string[] | null {
  const others = IDLE_WORDS.has(phrase) ? undefined : meanings.get(withoutEnding(phrase))
  return others ? [...new Set([phrase, ...others])] : null
}

/** How else this unit is spelt; null when it is none. */
export const spellingsOf = (unit: string): readonly string[] | null => spellings.get(unit) ?? null
