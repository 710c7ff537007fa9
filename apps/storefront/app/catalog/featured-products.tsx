import type { ProductCard as Card } from '@ahia/contracts/catalog'
import { Button } from '@ahia/ui/button'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { StatePanel } from '@ahia/ui/state-panel'
import type { SubmitEvent } from 'react'
import { EmptyBasket, SnappedThread } from './featured-art.tsx'
import { ProductCard } from './product-card.tsx'

const PLACEHOLDERS = 8 // CONST-02
const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4 lg:gap-5'

export function FeaturedList({ products }: { products: readonly Card[] }) {
  return (
    <ul className={GRID}>
      {products.map((product) => (
        <li key={product._id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )
}

export function FeaturedLoading() {
  return (
    <SkeletonGroup label="Loading products">
      <div className={GRID}>
        {Array.from({ length: PLACEHOLDERS }, (_, place) => (
          <div key={place} className="rounded-card border border-border bg-surface">
            <Skeleton className="aspect-square rounded-b-none" />
            <div className="grid gap-2 p-3 lg:p-4">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-5" />
              <Skeleton className="h-7 w-1/2" />
              <Skeleton className="h-4 w-3/4" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

type FeaturedFailedProps = { onRetry: () => void; hasRetried: boolean }

/** After a retry it speaks up: whoever pressed the button waits to hear how that went. */
export function FeaturedFailed({ onRetry, hasRetried }: FeaturedFailedProps) {
  return (
    <StatePanel
      alert={hasRetried}
      art={<SnappedThread />}
      title="Oops! Something went wrong"
      headingLevel="h3"
      actions={<ReloadForm label="Try Again" onReload={onRetry} />}
    >
      The products did not load. The rest of the page works.
    </StatePanel>
  )
}

export function FeaturedEmpty({ onRefresh }: { onRefresh: () => void }) {
  return (
    <StatePanel
      art={<EmptyBasket />}
      title="No Featured Products Yet"
      headingLevel="h3"
      actions={<ReloadForm label="Refresh" onReload={onRefresh} />}
    >
      When shops put their best on show, it stands here.
    </StatePanel>
  )
}

/** A form, so that it also works before or without scripts: then the whole page is asked for again. */
function ReloadForm({ label, onReload }: { label: string; onReload: () => void }) {
  const reload = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onReload()
  }
  return (
    <form action="/" onSubmit={reload}>
      <Button type="submit">{label}</Button>
    </form>
  )
}
