import type { ProductCard } from '@ahia/contracts/catalog'

/** What a list does not show stays behind: its cards go into the page twice, as HTML and as data. */
export const smallCard = (product: ProductCard): ProductCard => ({
  ...product,
  images: product.images.slice(0, 1),
  placeholder: null,
})
