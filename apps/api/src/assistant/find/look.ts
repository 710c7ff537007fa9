import type { Sort } from '@ahia/reference/sorts'
import type { MatchDeps } from '#catalog/search/find-many-matches.ts'
import type { ReadWord } from '#catalog/search/read-word.rules.ts'
import type { ListProducts } from '#catalog/shelf/list-products.ts'
import type { Preference, ShopperRequest } from '../reading/parsed-message.rules.ts'
import type { Candidate } from './fit/candidate.rules.ts'
import { judge } from './fit/judge.rules.ts'
import { gather } from './gather.ts'
import type { Search } from './search.rules.ts'

export type Narrowing = Omit<ListProducts, 'search' | 'shopId' | 'page' | 'limit'>

/** What of a wish the catalogue can filter by itself. */
export const narrowingOf = (wish: ShopperRequest): Narrowing => ({
  category: wish.category ?? undefined,
  minPrice: wish.minNaira ?? undefined,
  maxPrice: wish.maxNaira ?? undefined,
  rating: wish.minStars === null ? undefined : Math.floor(wish.minStars),
  inStock: wish.wantsStock || undefined,
  delivery: wish.wantsFreeDelivery ? 'REAL_FREE_DELIVERY' : undefined,
})

export const isNarrowed = ({ category: _, ...narrowing }: Narrowing): boolean =>
  Object.values(narrowing).some((value) => value !== undefined)

const SORTS: Readonly<Record<Preference, Sort | null>> = {
  cheapest: 'price-low',
  dearest: 'price-high',
  'best-sold': 'popular',
  newest: 'newest',
  'best-rated': null,
}

/** What has all these words, held against the whole search; where an order is wished for also what comes first in it. */
export async function look(
  deps: MatchDeps,
  search: Search,
  { words, narrowing }: { words: readonly ReadWord[]; narrowing: Narrowing },
): Promise<Candidate[]> {
  const { shop, wish } = search
  const asked = { words, toldOf: search.words, shopId: shop?.id ?? null }
  const gathered = await Promise.all(
    sortsFor(wish.preference, words.length > 0).map((sort) =>
      gather(deps, { ...asked, narrowing: { ...narrowing, sort } }),
    ),
  )
  const byId = new Map(gathered.flat().map((told) => [told.product._id, told]))
  return judge([...byId.values()], search)
}

function sortsFor(preference: Preference | null, hasWords: boolean): (Sort | undefined)[] {
  const wished = preference === null ? null : SORTS[preference]
  if (hasWords) return wished === null ? [undefined] : [undefined, wished]
  return [wished ?? 'popular']
}
