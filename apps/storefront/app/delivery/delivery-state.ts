import { DELIVERY_STATES, type DeliveryState } from '@ahia/reference/delivery-states'
import { createStoredValue } from '@ahia/web/storage/stored-value'

const MOST_LIVE_IN = 'LAGOS'

/** Where this device wants things sent to; estimates of all pages go by it. */
export const deliveryState = createStoredValue<DeliveryState>({
  key: 'ahia-delivery-state',
  event: 'delivery-state-changed',
  empty: MOST_LIVE_IN,
  parse: (json) => DELIVERY_STATES.find((state) => state === json) ?? null,
})
