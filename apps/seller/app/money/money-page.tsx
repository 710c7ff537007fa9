import { BRAND } from '@ahia/reference/brand'
import { definePage } from '@ahia/web/router/page'
import { hubTitle } from '#shell/hub-title.ts'
import { WithShop } from '#shell/with-shop.tsx'
import { MoneySections } from './money-sections.tsx'

export default definePage({
  head: () => ({
    title: hubTitle('Money'),
    description: `What your shop has earned on ${BRAND.name}.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: MoneyPage,
})

/** PAYOUT-01 */
function MoneyPage() {
  return (
    <WithShop title="Money" without="Your balance starts with your first sale.">
      <MoneySections />
    </WithShop>
  )
}
