import * as catalog from './catalog.ts'
import type { Endpoint } from './endpoint.ts'
import * as newsletter from './newsletter.ts'
import * as reviews from './reviews.ts'
import * as shops from './shops.ts'

/** Every call of the API, for its document and for saying which methods a path takes. */
export const endpoints: readonly Endpoint[] = [catalog, newsletter, reviews, shops].flatMap((slice) =>
  Object.values(slice),
)
