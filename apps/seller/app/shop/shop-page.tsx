import { BRAND } from '@ahia/reference/brand'
import { definePage } from '@ahia/web/router/page'
import { hubTitle } from '#shell/hub-title.ts'
import { WithShop } from '#shell/with-shop.tsx'
import { DetailsCard } from './details-card.tsx'
import { HolidayCard } from './holiday-card.tsx'
import { HoursCard } from './hours/hours-card.tsx'
import { PackageCard } from './package-card.tsx'

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
    </WithShop>
  )
}
