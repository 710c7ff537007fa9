import { DELIVERY_STATES, type DeliveryState } from '@ahia/reference/delivery-states'
import { Icon } from '@ahia/ui/icon'
import { useState, useSyncExternalStore } from 'react'
import { deliveryState, MOST_LIVE_IN } from './delivery-state.ts'

/** The new choice applies at once: storing it takes a moment, and may fail. */
export function useDeliveryState() {
  const stored = useSyncExternalStore(deliveryState.subscribe, deliveryState.read, () => MOST_LIVE_IN)
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
  return { state: chosen ?? stored, choose }
}

type DeliveryStateSelectProps = {
  id: string
  state: DeliveryState
  onChoose: (state: DeliveryState) => void
}

/** CHK-02: the states we deliver to. */
export function DeliveryStateSelect({ id, state, onChoose }: DeliveryStateSelectProps) {
  const choose = (text: string) => {
    const chosen = DELIVERY_STATES.find((one) => one === text)
    if (chosen) onChoose(chosen)
  }
  return (
    <span className="relative">
      <select
        id={id}
        value={state}
        onChange={({ target }) => choose(target.value)}
        className="min-h-11 appearance-none rounded-control border border-border-strong bg-surface py-1 pr-9 pl-3 font-semibold"
      >
        {DELIVERY_STATES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-text-2"
      />
    </span>
  )
}
