import { Button, buttonClass } from '@ahia/ui/button'
import { LineArt } from '@ahia/ui/line-art'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { StatePanel } from '@ahia/ui/state-panel'
import { Link } from 'react-router'
import { StillWorking } from '#platform/still-working.tsx'
import { useNetwork } from '#platform/use-network.ts'
import type { OrderKind } from './checkout-item.ts'

export function CheckoutLoading() {
  return (
    <>
      <noscript>
        <p className="rounded-card border border-border bg-surface p-5">
          To order, switch on JavaScript in your browser, then open this page again.
        </p>
      </noscript>
      <div className="relative noscript:hidden">
        <StillWorking />
        <SkeletonGroup label="Loading checkout">
          <div className="grid gap-6 lg:grid-cols-[7fr_5fr]">
            <Skeleton className="h-12 rounded-card lg:hidden" />
            <Skeleton className="h-120 rounded-card" />
            <Skeleton className="h-80 rounded-card max-lg:hidden" />
          </div>
        </SkeletonGroup>
      </div>
    </>
  )
}

const BACK = {
  cart: { to: '/cart', words: 'Back to Cart', advice: 'Select in your cart what you want to order.' },
  direct: { to: '/products', words: 'Browse Products', advice: 'Find something worth ordering.' },
} as const satisfies Record<OrderKind, { to: string; words: string; advice: string }>

/** CHK-01 */
export function NoItemsSelected({ kind }: { kind: OrderKind }) {
  const { to, words, advice } = BACK[kind]
  return (
    <StatePanel
      art={<EmptyParcel />}
      title="No Items Selected"
      actions={
        <Link to={to} className={buttonClass()}>
          {words}
        </Link>
      }
    >
      {advice}
    </StatePanel>
  )
}

type CheckoutFailedProps = { message: string; onRetry: () => void }

export function CheckoutFailed({ message, onRetry }: CheckoutFailedProps) {
  const isOffline = useNetwork() === 'offline'
  return (
    <StatePanel
      alert
      title={isOffline ? "You're offline." : 'Oops! Something went wrong'}
      actions={<Button onClick={onRetry}>Try Again</Button>}
    >
      {isOffline ? 'Ordering needs a connection. Your items wait for you.' : message}
    </StatePanel>
  )
}

const EmptyParcel = () => (
  <LineArt>
    <path d="m18 40 42-20 42 20v44l-42 20-42-20V40Zm0 0 42 20 42-20M60 60v44" />
    <path d="m39 30 42 20v14" className="stroke-star" />
  </LineArt>
)
