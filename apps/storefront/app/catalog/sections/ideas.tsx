import type { ProductCard } from '@ahia/contracts/catalog'
import { productRails } from '@ahia/contracts/catalog'
import { useOwnPart } from '@ahia/web/parts/use-part'
import type { ReactNode } from 'react'
import { call } from '#session/customer-session.ts'
import { useRecentlyViewed } from '../recent/recently-viewed.ts'
import { PopularSection } from './popular-section.tsx'
import { RecentlyViewedSection } from './recently-viewed-section.tsx'

/** Fewer do not fill a row on a wide screen. */
const FEW = 4

/** WIN-49: what was viewed on this device, and what sells best where that is little. */
export function Ideas({ heartOf }: { heartOf: (product: ProductCard) => ReactNode }) {
  const viewed = useRecentlyViewed().length
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8">
      {viewed > 0 && <RecentlyViewedSection heartOf={heartOf} />}
      {viewed < FEW && <BestSellers />}
    </div>
  )
}

/** The page is complete without them, so neither waiting nor a failure is shown. */
function BestSellers() {
  const { part } = useOwnPart((signal) => call(productRails, {}, { signal }), '')
  return part.state === 'ready' ? <PopularSection products={part.value.popular} /> : null
}
