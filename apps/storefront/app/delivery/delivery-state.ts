import { DELIVERY_STATES, type DeliveryState } from '@ahia/reference/delivery-states'
import { createStoredValue } from '@ahia/web/storage/stored-value'

/** Also the state of the server's HTML, which is the same for everybody. */
export const MOST_LIVE_IN: DeliveryState = 'LAGOS'

/** The delivery state of this device; all estimates use it. */
export const deliveryState = createStoredValue<DeliveryState>({
  key: 'ahia-delivery-state',
  event: 'delivery-state-changed',
  empty: MOST_LIVE_IN,
  parse: (json) => DELIVERY_STATES.find((state) => state === json) ?? null,
})
