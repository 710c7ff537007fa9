import { type DeliveryEstimate, estimateDelivery } from '@ahia/contracts/delivery'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { definePart } from '@ahia/web/parts/define-part'
import { readChosenState } from '#delivery/chosen-state.ts'
import { MOST_LIVE_IN } from '#delivery/delivery-state.ts'

/** An estimate, and the state it is for. */
export type StateEstimate = { state: DeliveryState; estimate: DeliveryEstimate }

/** WIN-31: one unit to the device's state, which the server does not know: its HTML is for the state where most live. */
export const deliveryPart = definePart<string, StateEstimate | null>({
  name: 'delivery',
  load: async (call, productId, signal) => {
    const state = readChosenState() ?? MOST_LIVE_IN
    return { state, estimate: await call(estimateDelivery, { state, items: productId }, { signal }) }
  },
  keyOf: (productId) => productId,
  failed: 'An error occurred while estimating delivery',
  empty: null,
})
