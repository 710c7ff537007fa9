import type { Suggestion } from '@ahia/contracts/catalog'
import { MAX_SUGGESTIONS } from '@ahia/contracts/limits'
import { findShopsNamed } from '#shops/shops.reads.ts'
import type { Db } from '#tables.ts'
import { splitWords } from './query.rules.ts'
import { suggestCategories } from './suggest-categories.rules.ts'
import { suggestProducts } from './suggest-products.ts'

const MAX_CATEGORIES = 3
const MAX_SHOPS = 2

/** Categories and shops first, as there are few, then products with the words in their name, best sellers first. */
export async function suggest({ db }: { db: Db }, text: string): Promise<Suggestion[]> {
  const words = splitWords(text)
  if (words.length === 0) return []
  const typed = words.join(' ')
  const categories = suggestCategories(typed).slice(0, MAX_CATEGORIES)
  const [shops, products] = await Promise.all([
    findShopsNamed(db.read, words, MAX_SHOPS),
    suggestProducts(db.read, words, MAX_SUGGESTIONS),
  ])
  const places: Suggestion[] = [
    ...categories,
    ...shops.map(({ id, name, city, avatar }) => ({
      kind: 'shop' as const,
      label: name,
      shop: { _id: id, name, city, avatar },
    })),
  ]
  return [...places, ...products].slice(0, MAX_SUGGESTIONS)
}
