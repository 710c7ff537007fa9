import type { ProductCard } from '@ahia/contracts/catalog'

/**
 * Shortens `images` to the first and drops `placeholder`, as a list shows no more of a card: cards are in the page twice, as
 * HTML and as data.
 */
export const smallCard = (product: ProductCard): ProductCard => ({
  ...product,
  images: product.images.slice(0, 1),
  placeholder: null,
})
