import { DELIVERY_STATES, type DeliveryState } from '@ahia/reference/delivery-states'
import { createStoredValue } from '@ahia/web/storage/stored-value'
import { useSyncExternalStore } from 'react'
import { DELIVERY_STATE_CHANGED, DELIVERY_STATE_KEY } from './delivery-state.ts'

/** The same value as `deliveryState`, without a guess where nobody has chosen. */
const known = createStoredValue<DeliveryState | null>({
  key: DELIVERY_STATE_KEY,
  event: DELIVERY_STATE_CHANGED,
  empty: null,
  parse: (json) => DELIVERY_STATES.find((state) => state === json) ?? null,
})

/** Null on the server, until hydration, and on a device that has never chosen one. */
export const useKnownDeliveryState = (): DeliveryState | null =>
  useSyncExternalStore(known.subscribe, known.read, () => null)
