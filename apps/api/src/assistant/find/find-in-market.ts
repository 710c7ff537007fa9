import type { ProductCard } from '@ahia/contracts/catalog'
import { describeProducts } from '#catalog/describe-products.ts'
import { listProducts } from '#catalog/list-products.ts'
import type { MatchDeps } from '#catalog/search/find-many-matches.ts'
import type { Conversation } from '../conversation.rules.ts'
import { describeProduct } from './reply/describe-product.rules.ts'
import { toCard } from './reply/to-card.rules.ts'
import { fitOf } from './fit/fit.rules.ts'
import { inWords, type Reply } from '../reply.rules.ts'
import { describeRequest } from './reply/describe-request.rules.ts'
import type { Search } from './search.rules.ts'

const MOST_SHOWN = 6
const MOST_CLOSE = 3

/**
 * What the search of the market finds where ours has nothing that is called so. `close`: it has not all that was asked
 * for, which is said.
 */
export async function findInMarket(
  deps: MatchDeps,
  { message, request }: Conversation,
  search: Search,
  wanted: 'whole' | 'close',
): Promise<Reply | null> {
  const { minNaira, maxNaira, category } = request
  const listed = await listProducts(deps, {
    search: message.isRefinement ? request.words.join(' ') : message.text.slice(0, 200),
    category: category ?? undefined,
    minPrice: minNaira ?? undefined,
    maxPrice: maxNaira ?? undefined,
    page: 1,
    limit: wanted === 'whole' ? MOST_SHOWN : MOST_CLOSE,
  })
  if (listed.reading.isClose !== (wanted === 'close') || listed.reading.notCarried !== null) return null
  const cards: ProductCard[] = JSON.parse(listed.products)
  const projections = await describeProducts(
    deps,
    cards.map(({ _id }) => _id),
    [],
  )
  const products = projections
    .filter(({ state }) => request.state === null || state === request.state)
    .map(({ product }) => product)
  const [first] = products
  const fit = first && fitOf(first, { ...request, without: [] }, [])
  if (!first || !fit) return null
  const best = describeProduct(first, fit)
  const count = products.length === 1 ? 'one' : products.length
  const text =
    wanted === 'whole'
      ? `I found ${count} for you. The best match is ${best}.`
      : `Nothing matches all of it${describeRequest({ ...search, words: [] })}. Close: ${best}.`
  return inWords(text, { cards: products.map(toCard) })
}
