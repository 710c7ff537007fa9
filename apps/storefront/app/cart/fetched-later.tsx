import { type ComponentType, lazy } from 'react'

type Bring<Props> = () => Promise<ComponentType<Props>>

/** A part of the page that it can do without, where its script cannot be fetched. */
const fetchedLater = <Props,>(bring: Bring<Props>) =>
  lazy<ComponentType<Props>>(() =>
    bring().then(
      (Part) => ({ default: Part }),
      () => ({ default: Nothing }),
    ),
  )

const Nothing = () => null

/** Only customers need it. */
export const CartOffline = fetchedLater(() =>
  import('./cart-offline.tsx').then((loaded) => loaded.CartOffline),
)

/** An empty cart has none, and without a network it has nothing to say. */
export const DeliveryEstimate = fetchedLater(() =>
  import('./delivery-estimate.tsx').then((loaded) => loaded.DeliveryEstimate),
)
