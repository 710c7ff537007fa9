import { DELIVERY_STATES, type DeliveryState } from '@ahia/reference/delivery-states'
import { createStoredValue } from '@ahia/web/storage/stored-value'

/** Estimates are made for it until the shopper has chosen a state; so is the server's HTML, which is the same for everybody. */
export const MOST_LIVE_IN: DeliveryState = 'LAGOS'

/** The state that was chosen on this device, and null before; all estimates use it. */
export const deliveryState = createStoredValue<DeliveryState | null>({
  key: 'ahia-delivery-state',
  event: 'delivery-state-changed',
  empty: null,
  parse: (json) => DELIVERY_STATES.find((state) => state === json) ?? null,
})
