import { lazyOrElse } from '@ahia/web/loading/lazy-part'

/** Only customers need it. */
export const CartOffline = lazyOrElse(() => import('./offline.tsx').then((loaded) => loaded.CartOffline))

/** Fetched apart: an empty cart has no estimate, and without a network there is none either. */
export const DeliveryEstimate = lazyOrElse(() =>
  import('./delivery-estimate.tsx').then((loaded) => loaded.DeliveryEstimate),
)
