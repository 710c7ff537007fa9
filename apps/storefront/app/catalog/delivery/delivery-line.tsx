import { estimateDelivery } from '@ahia/contracts/delivery'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { Icon } from '@ahia/ui/icon'
import { useEffect, useId, useState } from 'react'
import { DeliveryStateSelect, useDeliveryState } from '#delivery/delivery-state-select.tsx'
import { call } from '#session/customer-session.ts'
import { deliveryWords } from './delivery-words.rules.ts'

/** ＋ The delivery fee and date of one unit to a state. Rendered inside `DeliveryPlace`. */
export function DeliveryLine({ productId }: { productId: string }) {
  const id = useId()
  const { state, choose } = useDeliveryState()
  const words = useEstimate(productId, state)
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-small">
      <Icon name="truck" className="size-5 text-text-2" />
      <label htmlFor={id}>Deliver to</label>
      <DeliveryStateSelect id={id} state={state} onChoose={choose} />
      <p role="status" className="max-sm:min-h-6 max-sm:basis-full">
        {words}
      </p>
    </div>
  )
}

/** Null until it is known and without an answer: the page does without. */
function useEstimate(productId: string, state: DeliveryState): string | null {
  const [known, setKnown] = useState<{ state: DeliveryState; words: string | null } | null>(null)
  useEffect(() => {
    const asked = new AbortController()
    call(estimateDelivery, { state, items: productId }, { signal: asked.signal }).then(
      (estimate) => setKnown({ state, words: deliveryWords(estimate) }),
      () => {},
    )
    return () => asked.abort()
  }, [productId, state])
  return known?.state === state ? known.words : null
}
