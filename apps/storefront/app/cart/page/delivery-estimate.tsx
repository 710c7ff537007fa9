import { useId } from 'react'
import { DeliveryStateSelect } from '#delivery/delivery-state-select.tsx'
import type { DeliveryOfGoods } from '#delivery/use-delivery-estimate.ts'
import type { useDeliveryState } from '#delivery/use-delivery-state.ts'
import { estimateWords } from './estimate-words.rules.ts'

type DeliveryEstimateProps = { delivering: ReturnType<typeof useDeliveryState>; estimate: DeliveryOfGoods }

/** 'Delivery to [LAGOS ▾] about ₦2,500, exact fee at checkout' */
export function DeliveryEstimate({ delivering: { state, choose }, estimate }: DeliveryEstimateProps) {
  const selectId = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border border-border bg-surface px-4 py-2 shadow-e1 lg:px-5 lg:py-3">
      <label htmlFor={selectId}>Delivery to</label>
      <DeliveryStateSelect id={selectId} state={state} onChoose={choose} />
      <p role="status" className="min-h-6 w-full">
        {estimate.isNeeded ? estimateWords(estimate.part) : 'Select items to see the fee'}
      </p>
    </div>
  )
}
