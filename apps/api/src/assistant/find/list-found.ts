import type { Product, ProductCard } from '@ahia/contracts/catalog'
import { listProducts } from '#catalog/list-products.ts'
import { listWhole } from '#catalog/list-whole.ts'
import type { AssistantDeps } from '../assistant-deps.ts'

const MOST_FOUND = 4

/** CHAT-09: what the search of the market finds, where that is surely what was asked for; the best match first. */
export async function listFound(deps: AssistantDeps, search: string, limit = MOST_FOUND): Promise<Product[]> {
  const { products, understood } = await listProducts(deps, { search, page: 1, limit })
  const cards: ProductCard[] =
    understood.isClose || understood.notCarried !== null ? [] : JSON.parse(products)
  const whole = await listWhole(
    deps,
    cards.map(({ _id }) => _id),
  )
  return cards.flatMap(({ _id }) => whole.get(_id) ?? [])
}
