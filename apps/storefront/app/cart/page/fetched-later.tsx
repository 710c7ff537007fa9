import { lazyOrElse } from '@ahia/web/loading/lazy-part'

/** Only customers need it. */
export const CartOffline = lazyOrElse(() => import('./offline.tsx').then((loaded) => loaded.CartOffline))

/** Not for an empty cart, nor without a network. */
export const DeliveryEstimate = lazyOrElse(() =>
  import('./delivery-estimate.tsx').then((loaded) => loaded.DeliveryEstimate),
)
