import type { Product } from '@ahia/contracts/catalog'
import { stemsIn } from '#catalog/search/parse/stems.rules.ts'

/** In names these words join, and say nothing. */
const JOINING = new Set(['and', 'with', 'for', 'the', 'a', 'of', 'to', 'in', 'from', 'my', 'your'])

/** Whether the product is called by all words of the phrase. */
export function namesAll({ name }: Pick<Product, 'name'>, phrase: string): boolean {
  const named = new Set(stemsIn(name))
  return stemsIn(phrase).every((stem) => named.has(stem) || JOINING.has(stem))
}
