import type { ProductCard } from '@ahia/contracts/catalog'
import type { ShopId } from '@ahia/contracts/ids'
import { describeProducts } from '#catalog/describe-products.ts'
import { listWithWords, type ProductListRequest } from '#catalog/list-products.ts'
import type { ProductProjection } from '#catalog/product-projection.rules.ts'
import type { SearchDeps } from '#catalog/search/search-deps.ts'
import type { QueryTerm } from '#catalog/search/understand/query-term.rules.ts'

/** This many are looked at closely; a shopper is shown a handful of them. */
const MOST_CANDIDATES = 40

type Gather = {
  words: readonly QueryTerm[]
  projectedWords?: readonly QueryTerm[]
  shopId: ShopId | null
  narrowing?: Omit<ProductListRequest, 'search' | 'shopId' | 'page' | 'limit'>
}

/** What the catalogue has with all these words, with all that is known of it. `projectedWords`: words to look for in it besides. */
export async function gatherCandidates(
  deps: SearchDeps,
  { words, projectedWords, shopId, narrowing }: Gather,
): Promise<ProductProjection[]> {
  if (words.some(({ match }) => match === 'unknown')) return [] // no product contains the word
  const listed = await listWithWords(deps, words, {
    ...narrowing,
    ...(shopId === null ? {} : { shopId }),
    page: 1,
    limit: MOST_CANDIDATES,
  })
  const cards: ProductCard[] = JSON.parse(listed.products)
  return describeProducts(
    deps,
    cards.map(({ _id }) => _id),
    (projectedWords ?? words).map(({ query }) => query),
  )
}
