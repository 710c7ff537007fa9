import type { Call } from '@ahia/contracts/call'
import { featuredProducts, type ProductCard } from '@ahia/contracts/catalog'
import { leanCard } from './listing-lean-card.ts'

/** How many the front page shows; all of them stand on a page of their own. */
const FEATURED_SHOWN = 12

/** No more of them than are shown go into the page. */
export async function askFeatured(call: Call, signal: AbortSignal): Promise<ProductCard[]> {
  const { products } = await call(featuredProducts, {}, { signal })
  return products.slice(0, FEATURED_SHOWN).map(leanCard)
}
