import { BRAND } from '@ahia/reference/brand'
import { Banner } from './banner.tsx'

const SELL_PATH = '/merchant'

/** HOME-02: the second pair of banners, for merchants. */
export function SellerBanners() {
  return (
    <section aria-label={`Sell on ${BRAND.name}`} className="grid gap-4 lg:grid-cols-2">
      <Banner
        name="sell"
        width="half"
        headingLevel="h2"
        title={`Sell on ${BRAND.name}`}
        to={SELL_PATH}
        action="Open a shop"
      >
        One shop, open to every city, all day.
      </Banner>
      <Banner
        name="grow"
        width="half"
        headingLevel="h2"
        title="Grow your business"
        to={SELL_PATH}
        action="See packages"
      >
        The first three months are free.
      </Banner>
    </section>
  )
}
