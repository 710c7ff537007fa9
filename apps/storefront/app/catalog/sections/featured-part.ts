import type { Call } from '@ahia/contracts/call'
import { featuredProducts } from '@ahia/contracts/catalog'
import { definePart } from '@ahia/web/parts/define-part'
import { RETRY_AFTER_MS } from '../retry/retry-after.ts'
import { type FeaturedCard, featuredCards } from './featured-card.ts'
import { FEATURED_FAILED } from './featured-products.tsx'

/** How many the home page shows; all of them are on a page of their own. */
const FEATURED_SHOWN = 12

/** HOME-04, HOME-07: the first featured products, loaded by themselves. */
export const featuredPart = definePart<null, FeaturedCard[]>({
  name: 'featured',
  load: loadFeatured,
  keyOf: () => '',
  failed: FEATURED_FAILED,
  empty: [],
  retryAfterMs: RETRY_AFTER_MS,
})

/** Only the products that are shown go into the page. */
async function loadFeatured(call: Call, _: null, signal: AbortSignal): Promise<FeaturedCard[]> {
  const { products, promoted } = await call(featuredProducts, {}, { signal })
  return featuredCards({ products: products.slice(0, FEATURED_SHOWN), promoted })
}
