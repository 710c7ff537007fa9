import { BRAND } from '@ahia/reference/brand'
import { BackLink } from '@ahia/web/components/back-link'
import { definePage } from '@ahia/web/router/page'
import { hubTitle } from '#shell/hub-title.ts'
import { ShopOnly } from '#shell/with-shop.tsx'
import { ImportSteps } from './import-steps.tsx'

const TITLE = 'Change prices and stock with a file'

export default definePage({
  head: () => ({
    title: hubTitle(TITLE),
    description: `Prices and stock of your shop on ${BRAND.name}, from a CSV file.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: ImportPage,
})

/** SELL-44 */
function ImportPage() {
  return (
    <ShopOnly title={TITLE} without="You can change prices and stock once you have products.">
      <div className="grid max-w-reading grid-cols-1 gap-5">
        <BackLink to="/seller/stock">Stock and prices</BackLink>
        <h1 className="text-h1 font-extrabold text-balance">{TITLE}</h1>
        <ImportSteps />
      </div>
    </ShopOnly>
  )
}
