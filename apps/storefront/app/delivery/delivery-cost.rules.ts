import type { DeliveryEstimate } from '@ahia/contracts/delivery'
import { formatNaira } from '@ahia/money/format-naira'
import type { Kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'
import type { PartState } from '@ahia/web/parts/part-state'

export type EstimatedDelivery = Pick<DeliveryEstimate, 'fee' | 'arrives'> & { undelivered: readonly string[] }

/** WIN-07: what delivery adds to the total of the selected items; `later` when only checkout can say. */
export type DeliveryCost = { state: 'loading' } | { state: 'later' } | { state: 'known'; kobo: Kobo }

type Estimated = { part: PartState<EstimatedDelivery>; isCurrent: boolean; isNeeded: boolean }

export function deliveryCost({ part, isCurrent, isNeeded }: Estimated): DeliveryCost {
  if (!isNeeded) return { state: 'later' }
  if (!isCurrent || part.state === 'loading') return { state: 'loading' }
  if (part.state === 'failed' || part.value.undelivered.length > 0 || part.value.arrives === null)
    return { state: 'later' }
  return { state: 'known', kobo: fromNaira(part.value.fee) }
}

/** 'about ₦2,500', or `laterWords` when only checkout can say. */
export function costWords(delivery: DeliveryCost, laterWords: string): string {
  if (delivery.state === 'loading') return '…'
  if (delivery.state === 'later') return laterWords
  return delivery.kobo === 0 ? 'Free' : `about ${formatNaira(delivery.kobo)}`
}
