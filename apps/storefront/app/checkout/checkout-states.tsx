import { Button, buttonClass } from '@ahia/ui/button'
import { LineArt } from '@ahia/ui/line-art'
import { StatePanel } from '@ahia/ui/state-panel'
import { useNetwork } from '@ahia/web/browser/use-network'
import { Link } from '@ahia/web/components/link'
import type { OrderKind } from './checkout-item.ts'

const BACK = {
  cart: {
    to: '/cart',
    words: 'Back to Cart',
    advice: 'Go to your cart and select the items you want to order.',
  },
  direct: { to: '/products', words: 'Browse Products', advice: "Find something you'd like to order." },
} as const satisfies Record<OrderKind, { to: string; words: string; advice: string }>

/** CHK-01: instead of the form when there is nothing to order. */
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
      {isOffline ? 'Your items are safe. Go online to place your order.' : message}
    </StatePanel>
  )
}

const EmptyParcel = () => (
  <LineArt>
    <path d="m18 40 42-20 42 20v44l-42 20-42-20V40Zm0 0 42 20 42-20M60 60v44" />
    <path d="m39 30 42 20v14" className="stroke-star" />
  </LineArt>
)
