import { Button, buttonClass } from '@ahia/ui/button'
import { Icon } from '@ahia/ui/icon'
import { StatePanel } from '@ahia/ui/state-panel'
import { useNetwork } from '@ahia/web/browser/use-network'
import { Link } from '@ahia/web/components/link'

export function WishlistWithoutScripts() {
  return (
    <noscript>
      <p className="rounded-card border border-border bg-surface p-5">
        To see your wishlist, turn on JavaScript in your browser. You can still browse the shops.
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
      Tap the heart on a product to save it here. You'll see when its price changes.
    </StatePanel>
  )
}

type WishlistFailedProps = { message: string; savedIn: 'device' | 'account'; onRetry: () => void }

const SAFE = {
  device: "Your saved items are safe on this device. Go online to see them with today's prices.",
  account: 'Your saved items are safe in your account. Go online to see them.',
} as const

export function WishlistFailed({ message, savedIn, onRetry }: WishlistFailedProps) {
  const isOnline = useNetwork() !== 'offline'
  return (
    <StatePanel
      alert
      title={isOnline ? 'Oops! Something went wrong' : "You're offline."}
      actions={<Button onClick={onRetry}>Try Again</Button>}
    >
      {isOnline ? message : SAFE[savedIn]}
    </StatePanel>
  )
}
