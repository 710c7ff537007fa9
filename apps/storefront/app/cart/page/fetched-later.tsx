import { lazyOrElse } from '@ahia/web/loading/lazy-part'

/** Only customers need it. */
export const CartOffline = lazyOrElse(() => import('./offline.tsx').then((loaded) => loaded.CartOffline))

/** An empty cart has none, and without a network it has nothing to say. */
export const DeliveryEstimate = lazyOrElse(() =>
  import('./delivery-estimate.tsx').then((loaded) => loaded.DeliveryEstimate),
)
