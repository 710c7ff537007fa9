import { Banner } from '@ahia/ui/banner'
import type { ReactNode } from 'react'
import { checkoutOrigin } from '#session/checkout-path.ts'

/** CART-10: a text that the specification fixes. */
const LOGIN_FIRST = 'Please login to proceed to checkout'

const KEPT = {
  cart: "We've kept your cart.",
  product:
    "Buy Now needs an account, so we know where to deliver and you can follow your order. We've kept the item you chose.",
  unknown: "We've kept your items.",
} as const

type WhySignInProps = { next: string; screen: 'login' | 'register' }

/** WIN-20: tells a guest on the way to the checkout why they are here, and that nothing is lost. */
export function WhySignIn({ next, screen }: WhySignInProps) {
  const origin = checkoutOrigin(next)
  if (origin === null) return null
  return screen === 'login' ? (
    <Reason heading={LOGIN_FIRST}>{KEPT[origin]} You'll go straight to checkout.</Reason>
  ) : (
    <Reason>{KEPT[origin]} Once your account is ready, you'll go straight to checkout.</Reason>
  )
}

function Reason({ heading, children }: { heading?: string; children: ReactNode }) {
  return (
    <Banner {...(heading && { heading })} className="text-small">
      {children}
    </Banner>
  )
}
