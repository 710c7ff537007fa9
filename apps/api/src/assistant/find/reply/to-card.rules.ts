import type { Product, ProductCard } from '@ahia/contracts/catalog'

/** What a list shows of a whole product. */
export function toCard(product: Product): ProductCard {
  const { brand, description, specifications, variants, addOns, returnPolicy, taxClass, shopId, ...card } =
    product
  const { rating, reviews, ...shop } = shopId
  return { ...card, shopId: shop }
}
