import type { ProductCard as Card } from '@ahia/contracts/catalog'
import { Scroller } from '@ahia/ui/rows/scroller'
import { SkeletonGroup } from '@ahia/ui/skeleton'
import { StillWorking } from '@ahia/web/components/still-working'
import type { ReactNode } from 'react'
import { ProductCard } from './product-card.tsx'
import { CardSkeleton, PLACEHOLDERS } from './product-grid.tsx'

const ROW = 'row-laid-out-late flex w-max gap-3 lg:gap-5'
const PLACE = 'w-39 snap-start sm:w-46 lg:w-52'

type ProductRowProps = {
  label: string
  products: readonly Card[]
  heartOf?: (product: Card) => ReactNode
  opens?: 'here' | 'new-tab'
  labelOf?: (product: Card) => string | null
}

/** Products side by side, more of them than are in view. */
export function ProductRow({ label, products, heartOf, opens, labelOf }: ProductRowProps) {
  return (
    <Scroller label={label}>
      <ul className={ROW}>
        {products.map((product) => (
          <li key={product._id} className={PLACE}>
            <ProductCard
              product={product}
              heart={heartOf?.(product)}
              opens={opens}
              sizes="row"
              label={labelOf?.(product)}
            />
          </li>
        ))}
      </ul>
    </Scroller>
  )
}

/** The row while its products are loading. */
export function ProductRowLoading() {
  return (
    <div className="relative">
      <SkeletonGroup label="Loading products">
        <div className="-mx-4 -my-1 overflow-hidden px-4 py-1 md:-mx-6 md:px-6">
          <div className={ROW}>
            {Array.from({ length: PLACEHOLDERS }, (_, place) => (
              <div key={place} className={PLACE}>
                <CardSkeleton />
              </div>
            ))}
          </div>
        </div>
      </SkeletonGroup>
      <StillWorking />
    </div>
  )
}
