import { Button, buttonClass } from '@ahia/ui/button'
import { LineArt } from '@ahia/ui/line-art'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { StatePanel } from '@ahia/ui/state-panel'
import { Link } from '@ahia/web/components/link'
import type { CartSource } from '../cart-source.ts'

const PLACEHOLDERS = 3

/** WIN-70: until its scripts are here the page says that the cart is empty where this browser keeps neither one nor a wishlist. */
export function CartUnknown() {
  return (
    <>
      <noscript>
        <p className="rounded-card border border-border bg-surface p-5">
          To see your cart, turn on JavaScript in your browser. You can still browse the shops.
        </p>
      </noscript>
      <div className="noscript:hidden no-items:hidden">
        <CartLoading />
      </div>
      <div className="hidden no-items:block">
        <CartEmpty />
      </div>
    </>
  )
}

export function CartLoading() {
  return (
    <SkeletonGroup label="Loading cart">
      <div className="grid gap-3 lg:max-w-2/3">
        {Array.from({ length: PLACEHOLDERS }, (_, place) => (
          <Skeleton key={place} className="h-35 rounded-card" />
        ))}
      </div>
    </SkeletonGroup>
  )
}

/** CART-07: links to continue from an empty cart. */
export function CartEmpty() {
  return (
    <StatePanel
      art={<EmptyBag />}
      title="Your cart is empty"
      actions={
        <>
          <Link to="/products" className={buttonClass()}>
            Browse Products
          </Link>
          <Link to="/" className={buttonClass('outline')}>
            Go to Home
          </Link>
        </>
      }
    >
      Items you add will be here when you're ready.
    </StatePanel>
  )
}

type CartFailedProps = { message: string; kind: CartSource['kind']; onRetry: () => void }

/** CART-07; only ever in the browser, because the server knows nobody's cart. */
export function CartFailed({ message, kind, onRetry }: CartFailedProps) {
  return (
    <StatePanel alert title="Unable to Load Cart" actions={<Button onClick={onRetry}>Try Again</Button>}>
      {navigator.onLine ? message : 'No connection'}. {NOTHING_LOST[kind]}
    </StatePanel>
  )
}

const NOTHING_LOST = {
  guest: "Don't worry, your items are still in this browser.",
  customer: "Don't worry, your items are still in your account.",
} as const satisfies Record<CartSource['kind'], string>

const EmptyBag = () => (
  <LineArt>
    <path d="M26 44h68l6 58H20l6-58ZM44 56V38a16 16 0 0 1 32 0v18" />
    <path d="M60 72c8 0 8 10 0 10s-6-14 4-14 14 18-2 20" className="stroke-star" />
  </LineArt>
)
