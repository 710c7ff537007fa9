import { NAMES_OF_GOODS } from '@ahia/reference/words/names-of-goods'
import { stemsIn } from '../parse/stems.rules.ts'
import type { TermsWithHead } from './find-head-noun.rules.ts'

const NAMES: ReadonlySet<string> = new Set(NAMES_OF_GOODS.map((name) => stemsIn(name).join(' ')))
const LONGEST_NAME = Math.max(...NAMES_OF_GOODS.map((name) => name.split(' ').length))

/**
 * FIND-11: the stems of the product name that ends with the head noun; null where there is none. Outside sentences a name of
 * several words may also come first ('ice cream vanilla').
 */
export function findProductName(
  { terms, headIndex }: TermsWithHead,
  isSentence: boolean,
): readonly string[] | null {
  const toHead = listTermStems(terms.slice(0, headIndex + 1))
  const all = listTermStems(terms)
  for (let length = Math.min(LONGEST_NAME, all.length); length > 0; length -= 1) {
    const atHead = toHead.slice(-length)
    if (atHead.length === length && NAMES.has(atHead.join(' '))) return atHead
    const first = all.slice(0, length)
    if (!isSentence && length > 1 && NAMES.has(first.join(' '))) return first
  }
  return null
}

export const listTermStems = (words: TermsWithHead['terms']): string[] =>
  words.flatMap(({ typed, match, phrases: [first = typed] }) =>
    stemsIn(match === 'corrected' ? first : typed),
  )
