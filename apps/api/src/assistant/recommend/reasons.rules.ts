import type { Product } from '@ahia/contracts/catalog'

const REVIEWS_THAT_COUNT = 5
const SALES_THAT_COUNT = 20

/** One reason for each of several products, from its row: what it is among them, else what others say of it. */
export function reasonsOf(products: readonly Product[]): string[] {
  const top = bestBy(products, ({ rating, reviews }) => (reviews >= REVIEWS_THAT_COUNT ? rating : 0))
  const cheapest = bestBy(products, ({ basePrice }) => -basePrice)
  const sold = bestBy(products, ({ sales }) => (sales >= SALES_THAT_COUNT ? sales : 0))
  return products.map((product) => {
    const isOneOfSeveral = products.length > 1
    if (product === top) return `${isOneOfSeveral ? 'best rated' : 'rated'}, ${product.rating} of 5`
    if (isOneOfSeveral && product === cheapest) return 'the cheapest here'
    if (isOneOfSeveral && product === sold) return 'bought most'
    if (product.reviews >= REVIEWS_THAT_COUNT) return `rated ${product.rating} of 5`
    return product.sales >= SALES_THAT_COUNT ? `bought ${product.sales} times` : `from ${product.shopId.city}`
  })
}

function bestBy(products: readonly Product[], worthOf: (product: Product) => number): Product | null {
  const [best, next] = products.toSorted((a, b) => worthOf(b) - worthOf(a))
  if (!best || worthOf(best) === 0) return null
  return next && worthOf(next) === worthOf(best) ? null : best
}
