import type { ProductCard } from '@ahia/contracts/catalog'

/** Without what a list does not show of a card: cards are in the page twice, as HTML and as data. */
export const smallCard = (product: ProductCard): ProductCard => ({
  ...product,
  subtitle: '',
  images: product.images.slice(0, 1),
  placeholder: null,
  subCategory: '',
  sales: 0,
  shopId: { ...product.shopId, avatar: null },
})
