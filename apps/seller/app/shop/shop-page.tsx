import { BRAND } from '@ahia/reference/brand'
import { buttonClass } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { Link } from '@ahia/web/components/link'
import { definePage } from '@ahia/web/router/page'
import { hubTitle } from '#shell/hub-title.ts'
import { WithShop } from '#shell/with-shop.tsx'
import { DetailsCard } from './details-card.tsx'
import { HolidayCard } from './holiday-card.tsx'
import { HoursCard } from './hours/hours-card.tsx'
import { PackageCard } from './package-card.tsx'
import { TermsCard } from './terms/terms-card.tsx'

export default definePage({
  head: () => ({
    title: hubTitle('Shop'),
    description: `How your shop sells on ${BRAND.name}.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: ShopPage,
})

/** What a shop decides about itself. */
function ShopPage() {
  return (
    <WithShop title="Shop" without="You can plan a holiday once you have a shop.">
      <HolidayCard />
      <HoursCard />
      <PackageCard />
      <DetailsCard />
      <TermsCard />
      <CloseCard />
    </WithShop>
  )
}

/** SELL-53: closing asks for the password, so it is with the account. */
const CloseCard = () => (
  <Card as="section" aria-labelledby="close-shop">
    <h2 id="close-shop" className="mb-2 text-h3 font-extrabold">
      Close your shop
    </h2>
    <p className="text-pretty text-text-2">
      You give a month's notice, and can change your mind until then. Paid orders still have to be sent.
    </p>
    <Link to="/seller/account" className={`mt-4 ${buttonClass('outline')}`}>
      Go to your account
    </Link>
  </Card>
)
