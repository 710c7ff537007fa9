import type { Suggestion } from '@ahia/contracts/catalog'
import type { Reader } from '#tables.ts'
import { listCorrections } from '../understand/spelling.rules.ts'
import { type KnownWord, listSimilarWords, listWordsByPrefix } from '../understand/vocabulary.sql.ts'
import { listBestSold, listNamed } from './suggest.sql.ts'

const COMPLETIONS = 6
/** Words that this many products contain occur on every page of best sellers. */
const COMMON = 5_000
const SIMILAR_WORDS = 5

/** Products whose name contains the words, the last one as a prefix. */
export async function suggestProducts(reader: Reader, words: string[], limit: number): Promise<Suggestion[]> {
  const last = words.at(-1) ?? ''
  const earlier = words.slice(0, -1)
  const completions = await completeWord(reader, last)
  if (completions.length === 0) return []
  const query = [...earlier, completions.map(({ word }) => word).join(' | ')]
    .map((term) => `(${term})`)
    .join(' & ')
  // As common as its completions are together; earlier words only make it rarer.
  const commonness = earlier.length > 0 ? 0 : completions.reduce((sum, { products }) => sum + products, 0)
  const best = commonness > COMMON ? await listBestSold(reader, query, limit) : []
  // The vocabulary also knows words of shops and subcategories, which no product may have in its name.
  const products = best.length === limit ? best : await listNamed(reader, query, limit)
  return products.map(({ name, ...product }) => ({ kind: 'product', label: name, product }))
}

async function completeWord(reader: Reader, beginning: string): Promise<KnownWord[]> {
  const known = await listWordsByPrefix(reader, beginning, COMPLETIONS)
  if (known.length > 0) return known
  // Numbers and short words are not in the vocabulary; names have them all the same.
  if (!/^[a-z]{3,}$/.test(beginning)) return [{ word: beginning, products: 0 }]
  const similar = await listSimilarWords(reader, [beginning], SIMILAR_WORDS)
  const [corrections] = listCorrections([beginning], similar)
  return similar.filter(({ word }) => corrections?.words.includes(word))
}
