import type { ProductCard } from '@ahia/contracts/catalog'
import { productRails } from '@ahia/contracts/catalog'
import { useOwnPart } from '@ahia/web/parts/use-part'
import type { ReactNode } from 'react'
import { call } from '#session/customer-session.ts'
import { useRecentlyViewed } from '../recent/recently-viewed.ts'
import { PopularSection } from './popular-section.tsx'
import { RecentlyViewedSection } from './recently-viewed-section.tsx'

/** WIN-49: below an empty cart or wishlist, what was viewed on this device, else what sells best. */
export function Ideas({ heartOf }: { heartOf: (product: ProductCard) => ReactNode }) {
  const hasViewed = useRecentlyViewed().length > 0
  return (
    <div className="mt-8">{hasViewed ? <RecentlyViewedSection heartOf={heartOf} /> : <BestSellers />}</div>
  )
}

/** The page is complete without them, so neither waiting nor a failure is shown. */
function BestSellers() {
  const { part } = useOwnPart((signal) => call(productRails, {}, { signal }), '')
  return part.state === 'ready' ? <PopularSection products={part.value.popular} /> : null
}
