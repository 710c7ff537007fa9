import type { ProductCard } from '@ahia/contracts/catalog'

/** Drops the fields that a list does not show: its cards are in the page twice, as HTML and as data. */
export const smallCard = (product: ProductCard): ProductCard => ({
  ...product,
  images: product.images.slice(0, 1),
  placeholder: null,
})
