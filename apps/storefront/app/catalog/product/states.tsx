import { Button, buttonClass } from '@ahia/ui/button'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { StatePanel } from '@ahia/ui/state-panel'
import { Link } from '@ahia/web/components/link'
import { StillWorking } from '@ahia/web/components/still-working'
import type { SubmitEvent } from 'react'
import { LISTING_PATH } from '../categories/listing-address.ts'
import { EmptyBasket, SnappedThread } from '../sections/featured-art.tsx'
import { PRODUCT_FAILED } from './product-parts.ts'
import { PRODUCT_COLUMNS } from './product-view.tsx'

const PANEL = 'border-0 bg-transparent py-12 lg:py-20'

const BrowseProducts = () => (
  <Link to={LISTING_PATH} className={buttonClass('primary')}>
    Browse Products
  </Link>
)

/** PDP-12: it never existed, or is no longer sold. */
export function ProductNotFound() {
  return (
    <StatePanel
      className={PANEL}
      art={<EmptyBasket />}
      title="Product Not Found"
      headingLevel="h1"
      actions={<BrowseProducts />}
    >
      The product you're looking for doesn't exist or has been removed.
    </StatePanel>
  )
}

/** PDP-12: the address has no id of a product. */
export function ProductIdMissing() {
  return (
    <StatePanel
      className={PANEL}
      art={<EmptyBasket />}
      title="Product ID is required"
      headingLevel="h1"
      actions={<BrowseProducts />}
    >
      This link has no product ID.
    </StatePanel>
  )
}

type ProductFailedProps = { message: string; onRetry: () => void; hasRetried: boolean }

/** PDP-12. A form, so that it also works before or without scripts. */
export function ProductFailed({ message, onRetry, hasRetried }: ProductFailedProps) {
  const retry = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onRetry()
  }
  return (
    <StatePanel
      alert={hasRetried}
      className={PANEL}
      art={<SnappedThread />}
      title={PRODUCT_FAILED}
      headingLevel="h1"
      actions={
        <form onSubmit={retry}>
          <Button type="submit">Try Again</Button>
        </form>
      }
    >
      {message === PRODUCT_FAILED ? 'Check your connection, then try again.' : message}
    </StatePanel>
  )
}

/** The skeleton of the page. */
export function ProductLoading() {
  return (
    <div className="relative">
      <SkeletonGroup label="Loading product">
        <div className={PRODUCT_COLUMNS}>
          <Skeleton className="h-5 w-3/5 rounded-pill max-lg:order-1 lg:my-3 lg:col-span-2" />
          <Skeleton className="-mx-4 aspect-square rounded-none md:mx-0 md:rounded-card" />
          <div className="grid content-start gap-4 max-lg:order-2">
            <Skeleton className="h-8" />
            <Skeleton className="h-8 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-9 w-2/5" />
            <Skeleton className="h-24" />
            <Skeleton className="h-12" />
            <Skeleton className="h-32" />
          </div>
        </div>
      </SkeletonGroup>
      <StillWorking />
    </div>
  )
}
