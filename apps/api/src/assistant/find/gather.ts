import type { ProductCard } from '@ahia/contracts/catalog'
import type { ShopId } from '@ahia/contracts/ids'
import type { MatchDeps } from '#catalog/search/find-many-matches.ts'
import type { ReadWord } from '#catalog/search/read-word.rules.ts'
import { type ListProducts, listWithWords } from '#catalog/shelf/list-products.ts'
import { tellProducts } from '#catalog/tell-products.ts'
import type { ToldProduct } from '#catalog/told-product.rules.ts'

/** So many are looked at closely; a shopper is shown a handful of them. */
const MOST_CANDIDATES = 40

type Gather = {
  words: readonly ReadWord[]
  toldOf?: readonly ReadWord[]
  shopId: ShopId | null
  narrowing?: Omit<ListProducts, 'search' | 'shopId' | 'page' | 'limit'>
}

/** What the catalogue has with all these words, with all that is known of it. `toldOf`: words to look for in it besides. */
export async function gather(
  deps: MatchDeps,
  { words, toldOf, shopId, narrowing }: Gather,
): Promise<ToldProduct[]> {
  if (words.some(({ match }) => match === 'unknown')) return [] // nobody sells it
  const listed = await listWithWords(deps, words, {
    ...narrowing,
    ...(shopId === null ? {} : { shopId }),
    page: 1,
    limit: MOST_CANDIDATES,
  })
  const cards: ProductCard[] = JSON.parse(listed.products)
  return tellProducts(
    deps,
    cards.map(({ _id }) => _id),
    (toldOf ?? words).map(({ query }) => query),
  )
}
