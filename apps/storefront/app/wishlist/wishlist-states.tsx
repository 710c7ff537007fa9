import { Button, buttonClass } from '@ahia/ui/button'
import { Icon } from '@ahia/ui/icon'
import { StatePanel } from '@ahia/ui/state-panel'
import { useNetwork } from '@ahia/web/browser/use-network'
import { Link } from '@ahia/web/components/link'

export function WishlistWithoutScripts() {
  return (
    <noscript>
      <p className="rounded-card border border-border bg-surface p-5">
        The wishlist is kept in your browser and needs scripts, which are off. The shops can still be browsed.
      </p>
    </noscript>
  )
}

export function WishlistEmpty() {
  return (
    <StatePanel
      art={<Icon name="heart" className="p-4" />}
      title="Your wishlist is empty"
      actions={
        <Link to="/products" className={buttonClass()}>
          Browse Products
        </Link>
      }
    >
      Press the heart on a product to keep it here. We tell you when its price has changed.
    </StatePanel>
  )
}

type WishlistFailedProps = { message: string; keptBy: 'device' | 'account'; onRetry: () => void }

const SAFE = {
  device: 'What you saved is safe on this device. Connect to see it with the prices of today.',
  account: 'What you saved is safe in your account. Connect to see it.',
} as const

export function WishlistFailed({ message, keptBy, onRetry }: WishlistFailedProps) {
  const isOnline = useNetwork() !== 'offline'
  return (
    <StatePanel
      alert
      title={isOnline ? 'Oops! Something went wrong' : "You're offline."}
      actions={<Button onClick={onRetry}>Try Again</Button>}
    >
      {isOnline ? message : SAFE[keptBy]}
    </StatePanel>
  )
}
