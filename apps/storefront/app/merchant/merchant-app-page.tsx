import { BRAND } from '@ahia/reference/brand'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button, buttonClass } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { FrameContext } from '@ahia/web/app/frame-context'
import { Link } from '@ahia/web/components/link'
import { definePage } from '@ahia/web/router/page'
import { use, useRef } from 'react'
import { shopScreenPath } from '#accounts/merchant/shop-screens.ts'
import { useShopSession } from '#session/use-shop-session.ts'
import { readFrame } from '#shell/frame.ts'
import { pageHead } from '#shell/head/page-head.ts'
import { ACCOUNT_PAGE, FILLED_BY_BROWSER } from '#shell/page-kinds.ts'
import { OwnPackage } from '#subscriptions/own-package.tsx'
import { AppLinks } from './app-links.tsx'
import { NextSteps } from './next-steps.tsx'
import { OwnShop } from './own-shop.tsx'
import { lowerRegistrationFlag, useRegistrationFlag } from './registration-flag.ts'

export default definePage({
  pageKinds: { ...ACCOUNT_PAGE, ...FILLED_BY_BROWSER },
  head: () =>
    pageHead({
      title: 'Merchant App',
      description: `For merchants on ${BRAND.name}: check your shop and see what comes next.`,
    }),
  isPublic: true,
  View: MerchantAppPage,
})

/** MERCH-06: confirms a registration, else invites to one. */
function MerchantAppPage() {
  const session = useShopSession()
  const { outsideLinks } = readFrame(use(FrameContext))
  const isComplete = useRegistrationFlag() && session.state === 'shop'
  const heading = useRef<HTMLHeadingElement>(null)
  const signOut = () => {
    lowerRegistrationFlag()
    shopSession.end()
    heading.current?.focus() // the pressed button is gone
  }
  return (
    <div className="page-width max-w-240 pt-6 lg:pt-10">
      <h1 ref={heading} tabIndex={-1} className="w-fit text-h1 font-extrabold text-balance">
        {isComplete ? 'Registration Complete' : 'Get Started'}
      </h1>
      <p className="mt-3 max-w-reading text-lead text-pretty text-text-2">
        {isComplete
          ? `Welcome to ${BRAND.name}. Here's what happens next.`
          : `Open a shop on ${BRAND.name}, or check on yours.`}
      </p>
      {isComplete && <NextSteps />}
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        {session.state === 'shop' ? (
          <>
            <OwnShop profilePath={shopScreenPath('profile')} />
            {session.hasShop && <OwnPackage choosePath={shopScreenPath('package')} />}
            <AppLinks links={outsideLinks} />
            <SignedInAs email={session.email} onSignOut={signOut} />
          </>
        ) : (
          <>
            <BecomeMerchant />
            <AppLinks links={outsideLinks} />
          </>
        )}
      </div>
    </div>
  )
}

function BecomeMerchant() {
  return (
    <Card as="section" aria-labelledby="become-merchant">
      <h2 id="become-merchant" className="text-h3 font-extrabold">
        Your shop
      </h2>
      <p className="mt-3 text-pretty">
        Register with your email, tell us about your business and choose a package. It takes ten minutes.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to={shopScreenPath('register')} className={buttonClass('primary')}>
          Become a Merchant
        </Link>
        <Link to={shopScreenPath('login')} className={buttonClass('outline')}>
          Merchant login
        </Link>
      </div>
    </Card>
  )
}

function SignedInAs({ email, onSignOut }: { email: string; onSignOut: () => void }) {
  return (
    <Card as="section" aria-labelledby="merchant-account">
      <h2 id="merchant-account" className="text-h3 font-extrabold">
        Your account
      </h2>
      <p className="mt-3">
        Signed in as <span className="font-semibold wrap-anywhere">{email}</span>. To shop, use a separate
        customer account.
      </p>
      <Button look="outline" onClick={onSignOut} className="mt-4">
        Sign out
      </Button>
    </Card>
  )
}
