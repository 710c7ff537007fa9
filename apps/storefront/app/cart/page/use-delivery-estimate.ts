import { type DeliveryEstimate, estimateDelivery } from '@ahia/contracts/delivery'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { type PartState, toPartResult } from '@ahia/web/parts/part-state'
import { useEffect, useState } from 'react'
import { call } from '#session/customer-session.ts'

/**
 * For the selected lines; the last estimate stays until the next one arrives, so that nothing jumps while boxes are
 * ticked. An estimate for another state is not shown.
 */
export function useDeliveryEstimate(
  state: DeliveryState,
  productIds: readonly string[],
): PartState<DeliveryEstimate> {
  const items = [...new Set(productIds)].toSorted().join(',')
  const [known, setKnown] = useState<{ state: DeliveryState; part: PartState<DeliveryEstimate> } | null>(null)
  useEffect(() => {
    if (items === '') return
    const asking = new AbortController()
    const asked = call(estimateDelivery, { state, items }, { signal: asking.signal })
    void toPartResult(asked, 'No estimate').then((answer) => {
      if (!asking.signal.aborted) setKnown({ state, part: answer })
    })
    return () => asking.abort()
  }, [state, items])
  return known?.state === state ? known.part : LOADING
}

const LOADING = { state: 'loading' } as const
