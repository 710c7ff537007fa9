import { BRAND } from '@ahia/reference/brand'
import { definePage } from '@ahia/web/router/page'
import { hubTitle } from '#shell/hub-title.ts'
import { ShopOnly } from '#shell/with-shop.tsx'
import { OpenListing } from './editor/open-listing.tsx'

export default definePage({
  head: ({ params }) => ({
    title: hubTitle(params.id ? 'Product' : 'New product'),
    description: `Sell on ${BRAND.name}.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: ({ params }) => {
    const id = params.id ?? null
    return (
      <ShopOnly title="Product" without="Then you can list your first product.">
        {/* An editor is longer than any screen: what is below it does not move when it arrives. */}
        <div className="min-h-dvh">
          <OpenListing key={id ?? 'new'} id={id} />
        </div>
      </ShopOnly>
    )
  },
})
