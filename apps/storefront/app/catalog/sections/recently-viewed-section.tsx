import type { ProductCard } from '@ahia/contracts/catalog'
import type { ReactNode } from 'react'
import { ProductRow } from '../cards/product-row.tsx'
import { useRecentlyViewed } from '../recent/recently-viewed.ts'

const TITLE = 'Recently viewed'

/** ＋ Only the browser knows what was viewed, so it comes last and below everything that is shown already. */
export function RecentlyViewedSection({ heartOf }: { heartOf: (product: ProductCard) => ReactNode }) {
  const products = useRecentlyViewed()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed">
      <h2
        id="recently-viewed"
        className="mb-2 flex min-h-11 items-center text-h3 font-extrabold sm:mb-4 lg:text-h2"
      >
        {TITLE}
      </h2>
      <ProductRow label={TITLE} products={products} heartOf={heartOf} />
    </section>
  )
}
