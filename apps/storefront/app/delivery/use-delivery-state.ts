import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { DeliveryPlace } from '@ahia/rules/delivery-area'
import { useMemo, useState } from 'react'
import { useChosenState } from './chosen-state.ts'
import { deliveryState, MOST_LIVE_IN } from './delivery-state.ts'

/** The new choice applies at once: storing it takes a moment, and may fail. */
export function useDeliveryState() {
  const stored = useChosenState()
  const [chosen, setChosen] = useState<DeliveryState | null>(null)
  const choose = (state: DeliveryState) => {
    setChosen(state)
    deliveryState
      .change(() => state)
      .then(
        () => setChosen(null),
        () => {},
      )
  }
  const known = chosen ?? stored
  const place = useMemo((): DeliveryPlace | null => known && { state: known }, [known])
  return {
    /** For estimates, which are useful before a state was chosen. */
    state: known ?? MOST_LIVE_IN,
    /** WIN-03: where the shopper said it should go; null before that. */
    place,
    choose,
  }
}
