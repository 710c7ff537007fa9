import type { Subscription } from '@ahia/contracts/subscriptions'
import { Banner } from '@ahia/ui/banner'
import { buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import { useEffect, useRef } from 'react'
import { Subscribed } from './own-package.tsx'

type OwnedPackageProps = {
  subscription: Subscription
  /** Whether it is shown on arrival, or after a press. */
  cause: 'opened' | 'pressed'
}

/** MERCH-05: replaces the choice once it is made. */
export function OwnedPackage({ subscription, cause }: OwnedPackageProps) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (cause === 'pressed') banner.current?.focus() // the pressed button is gone
  }, [cause])
  return (
    <div className="grid max-w-120 gap-5">
      <Banner ref={banner} heading="Your shop already has a package">
        Each shop gets its free months once. To change your package, contact us.
      </Banner>
      <div>
        <Subscribed {...subscription} />
      </div>
      <Link to="/merchant/app" className={buttonClass('primary')}>
        Continue to your shop
      </Link>
    </div>
  )
}
