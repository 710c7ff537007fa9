import type { OutsideLinks } from '@ahia/reference/outside-links'
import { buttonClass } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'

const STORES = [
  { link: 'merchantGooglePlay', name: 'Google Play' },
  { link: 'merchantAppStore', name: 'App Store' },
] as const

/** Another app: a plain link loads it whole. */
const SELLER_HUB_PATH = '/seller'

/** MERCH-06, WIN-26: the Seller Hub in the browser, and the merchant app in the stores that have it. */
export function AppLinks({ links }: { links: OutsideLinks }) {
  const stores = STORES.filter(({ link }) => links[link] !== undefined)
  return (
    <Card as="section" aria-labelledby="merchant-app">
      <h2 id="merchant-app" className="text-h3 font-extrabold">
        {stores.length > 0 ? 'The merchant app' : 'Seller Hub'}
      </h2>
      <p className="mt-3 text-pretty">
        List products, manage orders and look after your account, in your browser.
      </p>
      <ul className="mt-4 flex flex-wrap gap-3">
        <li>
          <a href={SELLER_HUB_PATH} className={buttonClass('outline')}>
            Open Seller Hub
          </a>
        </li>
        {stores.map(({ link, name }) => (
          <li key={name}>
            <a href={links[link]} className={buttonClass('outline')}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
