import type { Suggestion } from '@ahia/contracts/catalog'
import { MAX_SUGGESTIONS } from '@ahia/contracts/limits'
import { findShopsNamed } from '#shops/shops.reads.ts'
import type { Db } from '#tables.ts'
import { tokenise } from '../parse/tokenise.rules.ts'
import { suggestCategories } from './suggest-categories.rules.ts'
import { suggestProducts } from './suggest-products.ts'
import { suggestWords } from './suggest-words.ts'

const MAX_CATEGORIES = 2
const MAX_SHOPS = 2
/** With this much of a shop's name typed, it is the shop that is looked for. */
const SURE_OF_SHOP = 4

/**
 * FIND-06: what may be meant, the likely one first: a shop whose name begins so, words of the market that begin so, categories
 * and shops, as there are few, then products with the words in their name, best sellers first.
 */
export async function suggest({ db }: { db: Db }, text: string): Promise<Suggestion[]> {
  const words = tokenise(text)
  if (words.length === 0) return []
  const typed = words.join(' ')
  const categories = suggestCategories(typed).slice(0, MAX_CATEGORIES)
  const [completed, shops, products] = await Promise.all([
    suggestWords(db.read, words),
    findShopsNamed(db.read, words, MAX_SHOPS),
    suggestProducts(db.read, words, MAX_SUGGESTIONS),
  ])
  const named = shops.map(({ id, name, city, avatar }) => ({
    kind: 'shop' as const,
    label: name,
    shop: { _id: id, name, city, avatar },
  }))
  const isLikely = ({ label }: { label: string }): boolean =>
    typed.length >= SURE_OF_SHOP && tokenise(label).join(' ').startsWith(typed)
  const places: Suggestion[] = [
    ...named.filter(isLikely),
    ...completed.map((label) => ({ kind: 'search' as const, label })),
    ...categories,
    ...named.filter((shop) => !isLikely(shop)),
  ]
  return [...places, ...products].slice(0, MAX_SUGGESTIONS)
}
