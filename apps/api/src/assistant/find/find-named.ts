import type { Product } from '@ahia/contracts/catalog'
import type { ShopId } from '@ahia/contracts/ids'
import { tokenise } from '#catalog/search/parse/tokenise.rules.ts'
import type { SearchDeps } from '#catalog/search/search-deps.ts'
import { understandTerms } from '#catalog/search/understand/understand-terms.ts'
import { findShopsNamed } from '#shops/shops.reads.ts'
import { findQueryHead } from './fit/head.rules.ts'
import { byRelevance, relevanceOf } from './fit/relevance.rules.ts'
import { gatherCandidates } from './gather-candidates.ts'

const IDLE = new Set(
  'a an the that this your my our some any one ones of with for in and to is are it its me i you from by at own'.split(
    ' ',
  ),
)
const MAX_NAME_WORDS = 16

/**
 * The one product that a phrase means best ('the 5G smartphone', 'eggs from Kuje Farm Gate'); null when nothing has all
 * its words, so that nobody is told about another thing than the one they named.
 */
export async function findNamed(deps: SearchDeps, text: string): Promise<Product | null> {
  const { named, shopId } = await takeShopOff(deps, text)
  const plain = tokenise(named)
  const words = plain.filter((word) => !IDLE.has(word)).slice(0, MAX_NAME_WORDS)
  if (words.length === 0) return null
  const read = await understandTerms(deps, words)
  const { headIndex } = findQueryHead(plain, read)
  const gathered = await gatherCandidates(deps, { words: read, shopId })
  const [best] = gathered
    .map((projection) => ({
      projection,
      relevance: relevanceOf(projection, read, { headIndex, optional: new Set() }),
    }))
    .filter(({ relevance }) => relevance.level !== 'not' && relevance.level !== 'partly')
    .sort(byRelevance)
  return best?.projection.product ?? null
}

/** 'eggs from Kuje Farm Gate': what stands behind the last 'from', 'of' or 'by' may be a shop's name. */
async function takeShopOff(
  { db }: SearchDeps,
  text: string,
): Promise<{ named: string; shopId: ShopId | null }> {
  const [, named = '', behind = ''] = /^(.+)\s(?:from|by|at|of)\s+(.+)$/i.exec(text) ?? []
  const shopWords = tokenise(behind).filter((word) => !IDLE.has(word))
  if (shopWords.length === 0) return { named: text, shopId: null }
  const [shop] = await findShopsNamed(db.read, shopWords, 1)
  return shop ? { named, shopId: shop.id } : { named: text, shopId: null }
}
