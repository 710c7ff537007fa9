import type { ProductCard } from '@ahia/contracts/catalog'
import type { ReactNode } from 'react'
import { ProductGrid } from '../cards/product-grid.tsx'
import { CategoryChips } from '../categories/category-chips.tsx'
import type { Listing } from './listing-part.ts'

const CATEGORIES_OFFERED = 6

export type AlternativesProps = {
  alternatives: NonNullable<Listing['alternatives']>
  heartOf: (product: ProductCard) => ReactNode
}

/** WIN-49: where to go on from a list without products. */
export function Alternatives({ alternatives, heartOf }: AlternativesProps) {
  const largest = [...alternatives.categories].sort((a, b) => b.count - a.count).slice(0, CATEGORIES_OFFERED)
  return (
    <>
      {largest.length > 0 && <CategoryChips categories={largest.map(({ value }) => value)} />}
      <PopularProducts title="Popular right now" products={alternatives.products} heartOf={heartOf} />
    </>
  )
}

type PopularProductsProps = Pick<AlternativesProps, 'heartOf'> & { title: string; products: ProductCard[] }

/** WIN-49, WIN-54 */
export function PopularProducts({ title, products, heartOf }: PopularProductsProps) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className="mb-3 text-h3 font-extrabold">
        {title}
      </h2>
      <ProductGrid products={products} heartOf={heartOf} />
    </section>
  )
}
