import type { ProductCard as Card } from '@ahia/contracts/catalog'
import { buttonClass } from '@ahia/ui/button'
import { SkeletonGroup } from '@ahia/ui/skeleton'
import { StatePanel } from '@ahia/ui/state-panel'
import { Link } from '@ahia/web/components/link'
import type { ReactNode } from 'react'
import { ProductCard } from '../cards/product-card.tsx'
import { CardSkeleton } from '../cards/product-grid.tsx'
import { LISTING_PATH } from '../categories/listing-address.ts'
import { AskAgainForm } from '../retry/ask-again-form.tsx'
import { RetryCountdown } from '../retry/retry-countdown.tsx'
import { EmptyBasket, SnappedThread } from '../sections/featured-art.tsx'

const A_ROW = 5

const ROW =
  '-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto scrollbar-none px-4 pb-1 md:mx-0 md:grid md:grid-cols-3 md:gap-4 md:overflow-visible md:px-0 lg:grid-cols-4 xl:grid-cols-5 xl:gap-5'
const PLACE = 'w-39 shrink-0 snap-start md:w-auto'

type RelatedListProps = { products: readonly Card[]; heartOf: (product: Card) => ReactNode }

/** PDP-13: a row to swipe on phones, a grid elsewhere. */
export function RelatedList({ products, heartOf }: RelatedListProps) {
  return (
    <ul className={ROW}>
      {products.map((product) => (
        <li key={product._id} className={PLACE}>
          <ProductCard product={product} heart={heartOf(product)} />
        </li>
      ))}
    </ul>
  )
}

export function RelatedLoading() {
  return (
    <SkeletonGroup label="Loading products">
      <div className={ROW}>
        {Array.from({ length: A_ROW }, (_, place) => (
          <div key={place} className={PLACE}>
            <CardSkeleton />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

type RelatedFailedProps = { retryInMs: number | null; onRetry: () => void; hasRetried: boolean }

export function RelatedFailed({ retryInMs, onRetry, hasRetried }: RelatedFailedProps) {
  return (
    <>
      <StatePanel
        alert={hasRetried}
        art={<SnappedThread />}
        title="Oops! Something went wrong"
        headingLevel="h3"
        actions={<AskAgainForm label="Try Again" onAsk={onRetry} />}
      >
        We're having trouble loading the related products...
      </StatePanel>
      {retryInMs !== null && <RetryCountdown key={retryInMs} ms={retryInMs} />}
    </>
  )
}

export function RelatedEmpty({ onRefresh }: { onRefresh: () => void }) {
  return (
    <StatePanel
      art={<EmptyBasket />}
      title="No Related Products Yet"
      headingLevel="h3"
      actions={
        <>
          <AskAgainForm label="Refresh" onAsk={onRefresh} />
          <Link to={LISTING_PATH} className={buttonClass('outline')}>
            Browse All Products
          </Link>
        </>
      }
    />
  )
}
