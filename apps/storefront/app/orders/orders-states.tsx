import { Banner } from '@ahia/ui/banner'
import { Button, buttonClass } from '@ahia/ui/button'
import { LineArt } from '@ahia/ui/line-art'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { StatePanel } from '@ahia/ui/state-panel'
import { useNetwork } from '@ahia/web/browser/use-network'
import { Link } from '@ahia/web/components/link'
import { StillWorking } from '@ahia/web/components/still-working'
import { ORDERS_FAILED } from './orders-texts.ts'

const PLACEHOLDERS = 2

/** ORD-01: while the history loads. */
export function OrdersLoading() {
  return (
    <>
      <noscript>
        <p className="rounded-card border border-border bg-surface p-5">
          To see your orders, turn on JavaScript in your browser. You can still browse the shops.
        </p>
      </noscript>
      <div className="relative noscript:hidden">
        <StillWorking />
        <SkeletonGroup label="Loading orders...">
          <div className="grid gap-4">
            {Array.from({ length: PLACEHOLDERS }, (_, place) => (
              <Skeleton key={place} className="h-120 rounded-card lg:h-85" />
            ))}
          </div>
        </SkeletonGroup>
      </div>
    </>
  )
}

/** ORD-01; only ever in the browser, because the server knows nobody's orders. */
export function OrdersFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const isOffline = useNetwork() === 'offline'
  return (
    <StatePanel alert title={ORDERS_FAILED} actions={<Button onClick={onRetry}>Try Again</Button>}>
      {isOffline
        ? "You're offline. Your orders are safe with us. Go online to see them."
        : message !== ORDERS_FAILED && message}
    </StatePanel>
  )
}

/** ORD-01: a history without orders. */
export function OrdersEmpty() {
  return (
    <div data-no-orders>
      <StatePanel
        art={<EmptyParcel />}
        title="No Orders Yet"
        actions={
          <Link to="/products" className={buttonClass()}>
            Start Shopping
          </Link>
        }
      >
        Your orders will appear here.
      </StatePanel>
    </div>
  )
}

export function NoSuchOrders() {
  return (
    <StatePanel
      title="No orders with this status"
      actions={
        <Link to="/orders" className={buttonClass()}>
          See all orders
        </Link>
      }
    />
  )
}

/** Beyond the last page, for example from an old URL. */
export function NoSuchPage() {
  return (
    <StatePanel
      title="Nothing on this page"
      actions={
        <Link to="/orders" className={buttonClass()}>
          See my newest orders
        </Link>
      }
    />
  )
}

export function OrdersOffline() {
  if (useNetwork() !== 'offline') return null
  return (
    <Banner tone="warn" className="mb-4">
      You're offline. These are your orders as we last saw them. Go online to pay, cancel or report a problem.
    </Banner>
  )
}

const EmptyParcel = () => (
  <LineArt>
    <path d="M60 18 98 36v46l-38 20-38-20V36l38-18Z" />
    <path d="m22 36 38 19 38-19M60 55v47" />
    <path d="M41 27l38 19" className="stroke-star" />
  </LineArt>
)
