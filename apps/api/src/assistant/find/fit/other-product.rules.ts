import { holds, stemOf, stemsIn } from '#catalog/search/parse/stems.rules.ts'
import { tokenise } from '#catalog/search/parse/tokenise.rules.ts'
import { findSynonyms, LONGEST_PHRASE } from '#catalog/search/understand/synonyms.rules.ts'
import { firstPartOf } from './name-head.rules.ts'

/** Whatever bears the name of these is meant; nobody asks for a bare dog. */
const ANYTHING_FOR = new Set(
  'dog puppy cat kitten pet bird rabbit baby kid girl boy car motorcycle okada keke hair body face skin malaria vitamin wireless ofe'.split(
    ' ',
  ),
)
/** 'hair and body oil': the first alone says nothing. */
export const namesNoProduct = (word: string): boolean => ANYTHING_FOR.has(stemOf(word))

const IS_SET = /^[^:]*\b(?:box|set|kit|tray|pack|basket|hamper)\b[^:]*:/i

/**
 * Whether a name has the word only as a part of what another thing is called: a 'blood sugar meter' is no sugar, a 'phone
 * case' no phone. Only of words that are things in themselves.
 */
export function isPartOfOtherProduct(name: string, phrases: readonly string[]): boolean {
  const [word = ''] = phrases
  if (ANYTHING_FOR.has(stemOf(word)) || findSynonyms(word) === null) return false
  const own = stemsIn(word)
  // What ends in it is a kind of it: yellow garri.
  const compounds = phrasesIn(firstPartOf(name)).filter((one) => holds(stemsIn(one).slice(0, -1), own))
  return compounds.some((one) => !(findSynonyms(one) ?? []).some((other) => phrases.includes(other)))
}

/** Whether it only comes in a set of several things: 'Provisions box: milk, sugar, soap'. */
export function isInSet(name: string, phrases: readonly string[]): boolean {
  const [set] = IS_SET.exec(name) ?? []
  return set !== undefined && !phrases.some((phrase) => holds(stemsIn(set), stemsIn(phrase)))
}

/** All that a text has of two words or more and that is called otherwise too. */
function phrasesIn(text: string): string[] {
  const words = tokenise(text)
  return words.flatMap((_, at) =>
    Array.from({ length: LONGEST_PHRASE - 1 }, (_none, more) => words.slice(at, at + more + 2))
      .filter((phrase, more) => phrase.length === more + 2 && findSynonyms(phrase.join(' ')) !== null)
      .map((phrase) => phrase.join(' ')),
  )
}
