import type { Product } from '@ahia/contracts/catalog'
import { estimateDelivery } from '@ahia/contracts/delivery'
import { stateName } from '@ahia/reference/address-words'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { deliveryOf } from '@ahia/rules/delivery-area'
import { Icon } from '@ahia/ui/icon'
import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { useEffect, useId, useState } from 'react'
import { DeliveryStateSelect } from '#delivery/delivery-state-select.tsx'
import { useDeliveryState } from '#delivery/use-delivery-state.ts'
import { call } from '#session/customer-session.ts'
import { deliveryPart, type StateEstimate } from './delivery-part.ts'
import { deliveryWords } from './delivery-words.rules.ts'

export type DeliveryLineProps = {
  product: Pick<Product, '_id' | 'logistics'>
  given: Deferred<PartState<StateEstimate | null>>
}

/** ＋ The delivery fee and date of one unit to a state. Rendered inside `DeliveryPlace`. */
export function DeliveryLine({ product, given }: DeliveryLineProps) {
  const id = useId()
  const { state, choose } = useDeliveryState()
  const { isDelivered, onlyIn } = deliveryOf(product, { state })
  const estimate = useEstimate({ productId: product._id, given, isDelivered }, state)
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-small">
      <Icon name="truck" className="size-5 text-text-2" />
      <label htmlFor={id} className="noscript:hidden">
        Deliver to
      </label>
      <span className="noscript:hidden">
        <DeliveryStateSelect id={id} state={state} onChoose={choose} />
      </span>
      <p className="hidden noscript:block">Deliver to {stateName(state)}:</p>
      <p role="status" className="max-sm:min-h-6 max-sm:basis-full">
        {isDelivered ? (
          estimate && deliveryWords(estimate)
        ) : (
          <span className="font-semibold text-warn">
            Not delivered to {stateName(state)}, in {onlyIn} only
          </span>
        )}
      </p>
    </div>
  )
}

type EstimateInput = Pick<DeliveryLineProps, 'given'> & { productId: string; isDelivered: boolean }

/** Null until it is known and without an answer: the page does without. */
function useEstimate({ productId, given, isDelivered }: EstimateInput, state: DeliveryState) {
  const { part } = deliveryPart.use(given, productId)
  const [asked, setAsked] = useState<StateEstimate | null>(null)
  const loaded = part.state === 'ready' ? part.value : null
  const isComing = part.state === 'loading'
  const known = [loaded, asked].find((one) => one?.state === state)?.estimate ?? null
  const isMissing = known === null && !isComing && isDelivered
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
