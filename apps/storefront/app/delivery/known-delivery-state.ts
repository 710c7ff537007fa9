import type { DeliveryState } from '@ahia/reference/delivery-states'
import { useSyncExternalStore } from 'react'
import { deliveryState } from './delivery-state.ts'

/** Null on the server, until hydration, and on a device that has never chosen one. */
export const useKnownDeliveryState = (): DeliveryState | null =>
  useSyncExternalStore(deliveryState.subscribe, deliveryState.read, () => null)
