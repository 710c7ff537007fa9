import { useId } from 'react'
import { DeliveryStateSelect, useDeliveryState } from '#delivery/delivery-state-select.tsx'
import { estimateWords } from './estimate-words.rules.ts'
import { useDeliveryEstimate } from './use-delivery-estimate.ts'

type DeliveryEstimateProps = {
  /** The products of the selected lines. */
  productIds: readonly string[]
}

/** 'Delivery to [LAGOS ▾] about ₦2,500, exact fee at checkout' */
export function DeliveryEstimate({ productIds }: DeliveryEstimateProps) {
  const { state, choose } = useDeliveryState()
  const selectId = useId()
  const part = useDeliveryEstimate(state, productIds)
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border border-border bg-surface px-4 py-2 shadow-e1 lg:px-5 lg:py-3">
      <label htmlFor={selectId}>Delivery to</label>
      <DeliveryStateSelect id={selectId} state={state} onChoose={choose} />
      <p role="status" className="min-h-6 w-full">
        {productIds.length > 0 && estimateWords(part)}
      </p>
    </div>
  )
}
