import { BRAND } from '@ahia/reference/brand'
import { buttonClass } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'

const { googlePlay, appStore } = BRAND.apps.merchant

/** MERCH-06: links to the merchant app, and a note about the coming Seller Hub. */
export function AppLinks() {
  return (
    <Card as="section" aria-labelledby="merchant-app">
      <h2 id="merchant-app" className="text-h3 font-extrabold">
        The merchant app
      </h2>
      <p className="mt-3 text-pretty">List products, manage orders and see your payouts on your phone.</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        <li>
          <a href={googlePlay} className={buttonClass('outline')}>
            Google Play
          </a>
        </li>
        <li>
          <a href={appStore} className={buttonClass('outline')}>
            App Store
          </a>
        </li>
      </ul>
      <p className="mt-4 text-small text-pretty text-text-2">
        We're building a Seller Hub for larger screens. You'll find it here on this page.
      </p>
    </Card>
  )
}
