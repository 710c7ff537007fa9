import * as contract from '@ahia/contracts/catalog'
import { Hono } from 'hono'
import type { z } from 'zod'
import { answer, answerJson } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { listCards } from './catalog.reads.ts'
import { listProducts } from './list-products.ts'
import { listRelated } from './list-related.ts'
import type { SearchLog } from './search/log/search-log.ts'
import type { SearchDeps } from './search/search-deps.ts'
import { suggest } from './search/suggest/suggest.ts'
import { listRails } from './shop-fronts/rails.reads.ts'
import { showProduct } from './show-product.ts'
import { listFeatured } from './window/window.reads.ts'

export const catalogRoutes = new Hono<ApiEnv<SearchDeps & { searchLog: SearchLog }>>()
  .get('/', accepts(contract.listProducts), async (c) => {
    const { input, deps } = c.var
    const { products, total, facets, didYouMean, understood } = await listProducts(deps, input)
    if (input.search && isUnfiltered(input)) deps.searchLog.found(input.search, total)
    return answerJson(c, contract.listProducts, {
      products,
      total: String(total),
      page: String(input.page),
      pages: String(Math.ceil(total / input.limit)),
      facets: JSON.stringify(facets),
      didYouMean: JSON.stringify(didYouMean),
      understood: JSON.stringify(understood),
    })
  })
  .get('/featured', accepts(contract.featuredProducts), async (c) =>
    answerJson(c, contract.featuredProducts, await listFeatured(c.var.deps.db.read)),
  )
  .get('/rails', accepts(contract.productRails), async (c) =>
    answerJson(c, contract.productRails, await listRails(c.var.deps.db.read)),
  )
  .get('/cards', accepts(contract.productCards), async (c) =>
    answerJson(c, contract.productCards, { products: await listCards(c.var.deps.db.read, c.var.input.ids) }),
  )
  .get('/:id', accepts(contract.showProduct), async (c) =>
    answerJson(c, contract.showProduct, { product: await showProduct(c.var.deps, c.var.input.id) }),
  )
  .get('/:id/related', accepts(contract.relatedProducts), async (c) =>
    answerJson(c, contract.relatedProducts, { products: await listRelated(c.var.deps, c.var.input.id) }),
  )

/** Filters leave out what a search finds. */
const isUnfiltered = ({
  search,
  sort,
  page,
  limit,
  ...filters
}: z.output<typeof contract.listProducts.query>) =>
  Object.values(filters).every((filter) => filter === undefined)

export const searchRoutes = new Hono<ApiEnv<SearchDeps>>().get(
  '/suggest',
  accepts(contract.suggest),
  async (c) => answer(c, contract.suggest, { suggestions: await suggest(c.var.deps, c.var.input.q) }),
)
