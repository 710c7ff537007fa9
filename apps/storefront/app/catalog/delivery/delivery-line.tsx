import { estimateDelivery } from '@ahia/contracts/delivery'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { Icon } from '@ahia/ui/icon'
import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { useEffect, useId, useState } from 'react'
import { DeliveryStateSelect, useDeliveryState } from '#delivery/delivery-state-select.tsx'
import { call } from '#session/customer-session.ts'
import { deliveryPart, type StateEstimate } from './delivery-part.ts'
import { deliveryWords } from './delivery-words.rules.ts'

export type DeliveryLineProps = { productId: string; given: Deferred<PartState<StateEstimate | null>> }

/** ＋ The delivery fee and date of one unit to a state. Rendered inside `DeliveryPlace`. */
export function DeliveryLine({ productId, given }: DeliveryLineProps) {
  const id = useId()
  const { state, choose } = useDeliveryState()
  const estimate = useEstimate({ productId, given }, state)
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-small">
      <Icon name="truck" className="size-5 text-text-2" />
      <label htmlFor={id} className="noscript:hidden">
        Deliver to
      </label>
      <span className="noscript:hidden">
        <DeliveryStateSelect id={id} state={state} onChoose={choose} />
      </span>
      <p className="hidden noscript:block">Deliver to {state}:</p>
      <p role="status" className="max-sm:min-h-6 max-sm:basis-full">
        {estimate && deliveryWords(estimate)}
      </p>
    </div>
  )
}

/** Null until it is known and without an answer: the page does without. */
function useEstimate({ productId, given }: DeliveryLineProps, state: DeliveryState) {
  const { part } = deliveryPart.use(given, productId)
  const [asked, setAsked] = useState<StateEstimate | null>(null)
  const loaded = part.state === 'ready' ? part.value : null
  const isComing = part.state === 'loading'
  const known = [loaded, asked].find((one) => one?.state === state)?.estimate ?? null
  const isMissing = known === null && !isComing
  useEffect(() => {
    if (!isMissing) return
    const asking = new AbortController()
    call(estimateDelivery, { state, items: productId }, { signal: asking.signal }).then(
      (estimate) => setAsked({ state, estimate }),
      () => {},
    )
    return () => asking.abort()
  }, [isMissing, productId, state])
  return known
}
