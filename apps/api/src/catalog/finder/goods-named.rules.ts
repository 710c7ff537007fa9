import { NAMES_OF_GOODS } from '@ahia/reference/words/names-of-goods'
import { stemsIn } from './reading/stems.rules.ts'
import type { HeadedWords } from './terms.rules.ts'

const NAMES: ReadonlySet<string> = new Set(NAMES_OF_GOODS.map((name) => stemsIn(name).join(' ')))
const LONGEST_NAME = Math.max(...NAMES_OF_GOODS.map((name) => name.split(' ').length))

/** FIND-11: the stems of what shops call the thing, as many words before the noun as belong to the name; null where it is no name. */
export function goodsNamed({ words, head }: HeadedWords): readonly string[] | null {
  const stems = words
    .slice(0, head + 1)
    .flatMap(({ typed, match, phrases: [first = typed] }) => stemsIn(match === 'corrected' ? first : typed))
  for (let length = Math.min(LONGEST_NAME, stems.length); length > 0; length -= 1) {
    const name = stems.slice(-length)
    if (NAMES.has(name.join(' '))) return name
  }
  return null
}
