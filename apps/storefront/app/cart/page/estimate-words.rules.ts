import type { DeliveryEstimate } from '@ahia/contracts/delivery'
import { formatNaira } from '@ahia/money/format-naira'
import type { Kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'
import type { PartState } from '@ahia/web/parts/part-state'

type EstimatedDelivery = Pick<DeliveryEstimate, 'fee' | 'arrives'> & { undelivered: readonly string[] }

/** Without an estimate nothing is lost: checkout shows the fee in any case. */
export function estimateWords(part: PartState<EstimatedDelivery>): string | null {
  if (part.state === 'loading') return null
  if (part.state === 'failed') return 'fee at checkout'
  const { fee, arrives, undelivered } = part.value
  if (undelivered.length > 0) return notThere(undelivered.length)
  if (arrives === null) return null // none of it is sold any more
  return fee === 0 ? 'is free' : `about ${formatNaira(fromNaira(fee))}, exact fee at checkout`
}

const notThere = (count: number): string =>
  count === 1 ? "1 item isn't delivered there" : `${count} items aren't delivered there`

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
