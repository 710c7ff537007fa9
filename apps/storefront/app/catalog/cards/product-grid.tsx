import type { ProductCard as Card } from '@ahia/contracts/catalog'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { StillWorking } from '@ahia/web/components/still-working'
import type { ReactNode } from 'react'
import { ProductCard } from './product-card.tsx'

/** CONST-02: cards that are shown while a list loads. */
export const PLACEHOLDERS = 8
/** How many may be on the first screen of a phone; their pictures are not lazy. */
const FIRST_ROW = 2

const COLUMNS = {
  /** Beside a sidebar. */
  four: 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4 xl:gap-5',
  /** Over the whole width. */
  five: 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-5 xl:gap-5',
  few: 'few-cards grid gap-3 md:gap-4 xl:gap-5',
} as const

type ProductGridProps = {
  products: readonly Card[]
  columns?: keyof typeof COLUMNS
  heartOf?: (product: Card) => ReactNode
  labelOf?: (product: Card) => string | null
  isAtItsShop?: boolean | undefined
}

export function ProductGrid({ products, columns = 'four', heartOf, labelOf, isAtItsShop }: ProductGridProps) {
  return (
    <ul className={COLUMNS[columns]}>
      {products.map((product, place) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            heart={heartOf?.(product)}
            label={labelOf?.(product)}
            isAtItsShop={isAtItsShop}
            urgency={place < FIRST_ROW ? 'soon' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  )
}

/** The grid while its products are loading. */
export function ProductGridLoading({ columns = 'four' }: Pick<ProductGridProps, 'columns'>) {
  return (
    <div className="relative">
      <SkeletonGroup label="Loading products">
        <div className={COLUMNS[columns]}>
          {Array.from({ length: PLACEHOLDERS }, (_, place) => (
            <CardSkeleton key={place} />
          ))}
        </div>
      </SkeletonGroup>
      <StillWorking />
    </div>
  )
}

/** The skeleton of a card, so that nothing moves when the card arrives. */
export function CardSkeleton() {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card border border-border bg-surface">
      <Skeleton className="aspect-square rounded-none" />
      <div className="flex flex-1 flex-col gap-1 p-3">
        <Skeleton className="my-0.5 h-4" />
        <Skeleton className="my-0.5 h-4 w-2/3" />
        <Skeleton className="my-0.5 h-4 w-3/4" />
        <Skeleton className="my-1 h-5 w-1/2" />
        <Skeleton className="mt-auto h-4 w-4/5" />
      </div>
    </div>
  )
}
