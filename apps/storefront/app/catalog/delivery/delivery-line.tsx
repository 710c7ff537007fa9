import type { Product } from '@ahia/contracts/catalog'
import { estimateDelivery } from '@ahia/contracts/delivery'
import { stateName } from '@ahia/reference/address-words'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { deliveryOf } from '@ahia/rules/delivery-area'
import { Icon } from '@ahia/ui/icon'
import { useEffect, useId, useState } from 'react'
import { DeliveryStateSelect } from '#delivery/delivery-state-select.tsx'
import { useDeliveryState } from '#delivery/use-delivery-state.ts'
import { call } from '#session/customer-session.ts'
import { deliveryWords } from './delivery-words.rules.ts'

export type DeliveredProduct = Pick<Product, '_id' | 'logistics'>

/** ＋ The delivery fee and date of one unit to a state. Rendered inside `DeliveryPlace`. */
export function DeliveryLine({ product }: { product: DeliveredProduct }) {
  const id = useId()
  const { state, choose } = useDeliveryState()
  const { isDelivered, onlyIn } = deliveryOf(product, { state })
  const words = useEstimate(isDelivered ? product._id : null, state)
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-small">
      <Icon name="truck" className="size-5 text-text-2" />
      <label htmlFor={id}>Deliver to</label>
      <DeliveryStateSelect id={id} state={state} onChoose={choose} />
      <p role="status" className="max-sm:min-h-6 max-sm:basis-full">
        {isDelivered ? (
          words
        ) : (
          <span className="font-semibold text-warn">
            Not delivered to {stateName(state)}, in {onlyIn} only
          </span>
        )}
      </p>
    </div>
  )
}

/** Null until it is known and without an answer: the page does without. */
function useEstimate(productId: string | null, state: DeliveryState): string | null {
  const [known, setKnown] = useState<{ state: DeliveryState; words: string | null } | null>(null)
  useEffect(() => {
    if (productId === null) return
    const asked = new AbortController()
    call(estimateDelivery, { state, items: productId }, { signal: asked.signal }).then(
      (estimate) => setKnown({ state, words: deliveryWords(estimate) }),
      () => {},
    )
    return () => asked.abort()
  }, [productId, state])
  return known?.state === state ? known.words : null
}
