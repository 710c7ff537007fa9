import { useIsLive } from '@ahia/web/browser/use-is-live'
import { lazyOnInteraction } from '@ahia/web/loading/lazy-part'
import { Suspense } from 'react'
import type { DeliveredProduct } from './delivery-line.tsx'

const DeliveryLine = lazyOnInteraction(() =>
  import('./delivery-line.tsx').then((loaded) => loaded.DeliveryLine),
)

/** ＋ Reserves the space of the delivery line, which only the browser can fill in: it knows the state. */
export function DeliveryPlace({ product }: { product: DeliveredProduct }) {
  const isLive = useIsLive()
  return (
    <div className="min-h-17 sm:min-h-11 noscript:hidden">
      <Suspense>{isLive && <DeliveryLine product={product} />}</Suspense>
    </div>
  )
}
