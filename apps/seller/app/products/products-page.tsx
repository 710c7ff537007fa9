import { BRAND } from '@ahia/reference/brand'
import { buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import { definePage } from '@ahia/web/router/page'
import { hubTitle } from '#shell/hub-title.ts'
import { ShopOnly } from '#shell/with-shop.tsx'
import { ListingList } from './list/listing-list.tsx'

export default definePage({
  head: () => ({
    title: hubTitle('Products'),
    description: `The products of your shop on ${BRAND.name}.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: ProductsPage,
})

/** SELL-09 */
function ProductsPage() {
  return (
    <ShopOnly title="Products" without="Then you can list your first product.">
      <div className="grid max-w-208 gap-4">
        <div className="flex items-center justify-between gap-3">
          <h1 className="text-h1 font-extrabold text-balance">Products</h1>
          <Link to="/seller/products/new" className={buttonClass()}>
            Add product
          </Link>
        </div>
        <ListingList />
      </div>
    </ShopOnly>
  )
}
