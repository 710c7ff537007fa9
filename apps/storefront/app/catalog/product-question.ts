import type { Call } from '@ahia/contracts/call'
import { type Product, type ProductCard, relatedProducts, showProduct } from '@ahia/contracts/catalog'
import { leanCard } from './listing-lean-card.ts'

/** PDP-12 */
export const PRODUCT_FAILED = 'Failed to fetch product'
export const RELATED_FAILED = 'An error occurred while fetching related products'

/** Two full rows on a large screen. */
const RELATED_SHOWN = 10

export async function askForProduct(call: Call, id: string, signal: AbortSignal): Promise<Product> {
  const { product } = await call(showProduct, { id }, { signal })
  return product
}

/** PDP-13 */
export async function askForRelated(
  call: Call,
  id: string,
  signal: AbortSignal,
): Promise<readonly ProductCard[]> {
  const { products } = await call(relatedProducts, { id }, { signal })
  return products.slice(0, RELATED_SHOWN).map(leanCard)
}
