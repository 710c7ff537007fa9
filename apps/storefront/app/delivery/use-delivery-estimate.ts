import { type DeliveryEstimate, estimateDelivery } from '@ahia/contracts/delivery'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { type PartState, toPartResult } from '@ahia/web/parts/part-state'
import { useEffect, useState } from 'react'
import { call } from '#session/customer-session.ts'

type KnownEstimate = { state: DeliveryState; items: string; part: PartState<DeliveryEstimate> }

/** `part` may be of the lines that were selected before; `isCurrent` says that it is of these. */
export type DeliveryOfGoods = { part: PartState<DeliveryEstimate>; isCurrent: boolean; isNeeded: boolean }

/**
 * For these products, once the state is known; the last estimate stays until the next one arrives, so that nothing
 * jumps while boxes are ticked. An estimate for another state is not shown.
 */
export function useDeliveryEstimate(
  state: DeliveryState | null,
  productIds: readonly string[],
): DeliveryOfGoods {
  const items = [...new Set(productIds)].toSorted().join(',')
  const [known, setKnown] = useState<KnownEstimate | null>(null)
  useEffect(() => {
    if (items === '' || state === null) return
    const asking = new AbortController()
    const asked = call(estimateDelivery, { state, items }, { signal: asking.signal })
    void toPartResult(asked, 'No estimate').then((answer) => {
      if (!asking.signal.aborted) setKnown({ state, items, part: answer })
    })
    return () => asking.abort()
  }, [state, items])
  const last = known?.state === state ? known : null
  return {
    part: last?.part ?? LOADING,
    isCurrent: last?.items === items,
    isNeeded: items !== '' && state !== null,
  }
}

const LOADING = { state: 'loading' } as const
