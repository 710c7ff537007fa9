import { Banner } from '@ahia/ui/banner'
import { Link } from '@ahia/web/components/link'
import { useEffect, useRef } from 'react'
import type { CheckoutError } from './checkout-error.rules.ts'
import type { OrderKind } from './checkout-item.ts'

type CheckoutErrorBannerProps = { checkoutError: CheckoutError; kind: OrderKind }

/** CHK-05: stays when the toast is gone. Takes the focus, so that the way to fix it comes next. */
export function CheckoutErrorBanner({ checkoutError, kind }: CheckoutErrorBannerProps) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The error is always there: the condition names the dependency, so that each new error takes the focus.
    if (checkoutError) banner.current?.focus()
  }, [checkoutError])
  const { message, notes, advice, wayOut } = checkoutError
  const link = wayOut && WAYS_OUT[kind === 'direct' && wayOut === 'cart' ? 'products' : wayOut]
  return (
    <Banner ref={banner} tone="danger" role="alert" heading={message}>
      {notes.length > 0 && (
        <ul className="mt-1 grid gap-0.5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {advice && <p className="mt-1">{advice}</p>}
      {link && (
        <Link
          to={link.to}
          className="inline-flex min-h-11 items-center font-semibold text-brand-text underline"
        >
          {link.words}
        </Link>
      )}
    </Banner>
  )
}

const WAYS_OUT = {
  cart: { to: '/cart', words: 'Back to your cart' },
  orders: { to: '/orders', words: 'Go to Order History' },
  products: { to: '/products', words: 'Browse Products' },
} as const
