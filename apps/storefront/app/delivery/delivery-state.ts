import { DELIVERY_STATES, type DeliveryState } from '@ahia/reference/delivery-states'
import { createStoredValue } from '@ahia/web/storage/stored-value'

const MOST_LIVE_IN = 'LAGOS'

export const DELIVERY_STATE_KEY = 'ahia-delivery-state'
export const DELIVERY_STATE_CHANGED = 'delivery-state-changed'

/** The delivery state of this device; all estimates use it. */
export const deliveryState = createStoredValue<DeliveryState>({
  key: DELIVERY_STATE_KEY,
  event: DELIVERY_STATE_CHANGED,
  empty: MOST_LIVE_IN,
  parse: (json) => DELIVERY_STATES.find((state) => state === json) ?? null,
})
