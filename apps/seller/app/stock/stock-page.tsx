import { BRAND } from '@ahia/reference/brand'
import { definePage } from '@ahia/web/router/page'
import { hubTitle } from '#shell/hub-title.ts'
import { WithShop } from '#shell/with-shop.tsx'
import { StockGrid } from './stock-grid.tsx'

export default definePage({
  head: () => ({
    title: hubTitle('Stock and prices'),
    description: `The stock and the prices of your shop on ${BRAND.name}.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: StockPage,
})

/** SELL-42 */
function StockPage() {
  return (
    <WithShop
      title="Stock and prices"
      without="Your stock and prices will appear here once you have products."
      width="max-w-4xl"
    >
      <StockGrid />
    </WithShop>
  )
}
