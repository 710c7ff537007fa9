import {
  type Product,
  type ProductCard,
  previewProduct,
  relatedProducts,
  showProduct,
} from '@ahia/contracts/catalog'
import { definePart } from '@ahia/web/parts/define-part'
import { smallCard } from '../cards/small-card.ts'
import { RETRY_AFTER_MS } from '../retry/retry-after.ts'

/** Two full rows on a large screen. */
const RELATED_SHOWN = 10

const keyOf = (id: string): string => id

/** PDP-12: the message when a product does not load. */
export const PRODUCT_FAILED = 'Failed to fetch product'

/** `token`: SELL-19, for a preview by its shop; null for shoppers. */
export type WantedProduct = { id: string; token: string | null }

export const productPart = definePart<WantedProduct, Product | null>({
  name: 'product',
  load: async (call, { id, token }, signal) => {
    const asked =
      token === null ? call(showProduct, { id }, { signal }) : call(previewProduct, { id, token }, { signal })
    return (await asked).product
  },
  keyOf: ({ id, token }) => `${id} ${token}`,
  failed: PRODUCT_FAILED,
  empty: null,
})

/** PDP-13: related products, loaded by themselves. */
export const relatedPart = definePart<string, readonly ProductCard[]>({
  name: 'related',
  load: async (call, id, signal) => {
    const { products } = await call(relatedProducts, { id }, { signal })
    return products.slice(0, RELATED_SHOWN).map(smallCard)
  },
  keyOf,
  failed: 'An error occurred while fetching related products',
  empty: [],
  retryAfterMs: RETRY_AFTER_MS,
})
