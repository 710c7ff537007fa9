import { BRAND } from '@ahia/reference/brand'
import { buttonClass } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'

const { googlePlay, appStore } = BRAND.apps.merchant
/** Another app: a plain link loads it whole. */
const SELLER_HUB_PATH = '/seller'

/** MERCH-06: the merchant app in the stores, and the Seller Hub in the browser. */
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
        No space on your phone? Open the{' '}
        <a
          href={SELLER_HUB_PATH}
          className="inline-flex min-h-6 items-center font-semibold text-brand-text underline"
        >
          Seller Hub
        </a>{' '}
        in your browser and log in with the same email.
      </p>
    </Card>
  )
}
