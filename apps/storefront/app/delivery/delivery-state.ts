import { DELIVERY_STATES, type DeliveryState } from '@ahia/reference/delivery-states'
import { createStoredValue } from '@ahia/web/storage/stored-value'

/** Estimates are made for it until the shopper has chosen a state. */
export const MOST_LIVE_IN: DeliveryState = 'LAGOS'

export const DELIVERY_STATE_KEY = 'ahia-delivery-state'
export const DELIVERY_STATE_CHANGED = 'delivery-state-changed'

/** The state that was chosen on this device, and null before; all estimates use it. */
export const deliveryState = createStoredValue<DeliveryState | null>({
  key: DELIVERY_STATE_KEY,
  event: DELIVERY_STATE_CHANGED,
  empty: null,
  parse: (json) => DELIVERY_STATES.find((state) => state === json) ?? null,
})
