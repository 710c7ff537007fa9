import { lazyOnInteraction } from '@ahia/web/loading/lazy-part'
import { memo, Suspense } from 'react'
import type { DeliveryLineProps } from './delivery-line.tsx'

const loadLine = () => import('./delivery-line.tsx').then((loaded) => loaded.DeliveryLine)
const DeliveryLine = import.meta.env.SSR ? await loadLine() : lazyOnInteraction(loadLine)

/**
 * WIN-31: in the server's HTML; on pages that the browser renders itself it reserves the line's space. What is chosen
 * meanwhile does not render it again: React would take the line away until its script is here.
 */
export const DeliveryPlace = memo(function DeliveryPlace(props: DeliveryLineProps) {
  return (
    <div className="min-h-17 sm:min-h-11">
      <Suspense>
        <DeliveryLine {...props} />
      </Suspense>
    </div>
  )
})
