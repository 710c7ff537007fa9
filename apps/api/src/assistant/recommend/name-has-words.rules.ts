import type { ProductCard } from '@ahia/contracts/catalog'
import { stemsIn } from '#catalog/search/parse/stems.rules.ts'
import { findSynonyms } from '#catalog/search/understand/synonyms.rules.ts'
import { isA } from '../find/fit/name-head.rules.ts'

type NamedProduct = Pick<ProductCard, 'name' | 'subCategory'>

/** Whether its name has all the words, or it is what others call so; less than was said is another thing. */
export function nameHasWords({ name }: Pick<NamedProduct, 'name'>, words: string): boolean {
  const stems = stemsIn(words)
  const named = new Set(stemsIn(name))
  if (stems.every((stem) => named.has(stem))) return true
  const others = (findSynonyms(words) ?? []).filter(
    (other) => !stemsIn(other).every((stem) => stems.includes(stem)),
  )
  return isA(name, others)
}

/** Whether its name or shelf has one of the words, as they are. A subtitle may speak of men and women both. */
export function hasOneOf({ name, subCategory }: NamedProduct, words: readonly string[]): boolean {
  const visibleStems = new Set(stemsIn(`${name} ${subCategory}`))
  return words.some((word) => stemsIn(word).every((stem) => visibleStems.has(stem)))
}
