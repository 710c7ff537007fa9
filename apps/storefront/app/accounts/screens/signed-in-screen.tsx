import { BRAND } from '@ahia/reference/brand'
import { buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import { checkoutOrigin } from '#session/checkout-path.ts'

/** Shown until the next page opens; the link is for browsers where that does not happen by itself. */
export function SignedInScreen({ next }: { next: string }) {
  return (
    <>
      <p className="text-pretty text-text-2">{wordsOf(next)}</p>
      <Link to={next} className={buttonClass('primary')}>
        Continue
      </Link>
    </>
  )
}

function wordsOf(next: string): string {
  if (checkoutOrigin(next) !== null) return 'Taking you to checkout…'
  return next === '/cart' ? 'Taking you back to your cart…' : `Taking you back to ${BRAND.name}…`
}
