import type { Product } from '@ahia/contracts/catalog'
import { placeOf, stemsIn } from '#catalog/search/parse/stems.rules.ts'
import { findSynonyms } from '#catalog/search/understand/synonyms.rules.ts'

/** 'no sugar', 'without added sugar', 'sugar free': spoken of, but not in it. */
const DENIALS = new Set('no not without never free non zero nor'.split(' '))
const DENIED_WITHIN = 3

/** Without pepper is also not peppered. */
const namesOf = (word: string): (readonly string[])[] =>
  [...(findSynonyms(word) ?? [word]), `${word}ed`].map(stemsIn)

/** Whether a text says that it is there. */
export const affirms = (text: string, word: string): boolean => spokenOf(text, word).includes('there')

/** Whether a text says that it is not there: 'no caffeine', 'sugar free'. */
export const denies = (text: string, word: string): boolean => spokenOf(text, word).includes('denied')

/** How a text speaks of it, by each of its names that it has. */
function spokenOf(text: string, word: string): ('there' | 'denied')[] {
  const stems = stemsIn(text)
  return namesOf(word).flatMap((name) => {
    const at = placeOf(stems, name)
    if (at < 0) return []
    const before = stems.slice(Math.max(0, at - DENIED_WITHIN), at)
    const isDenied = before.some((one) => DENIALS.has(one)) || stems[at + name.length] === 'free'
    return [isDenied ? 'denied' : 'there']
  })
}

/** What a product is made of or for, apart from its choices. */
export const hasExcludedTerm = (
  { name, subtitle, subCategory, specifications }: Product,
  word: string,
): boolean =>
  [name, subtitle, subCategory, ...Object.values(specifications)].some((text) => affirms(text, word))
