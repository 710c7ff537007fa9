import type { DeliveryEstimate } from '@ahia/contracts/delivery'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import type { PartState } from '@ahia/web/parts/part-state'

type EstimatedDelivery = Pick<DeliveryEstimate, 'fee' | 'arrives'>

/** Without an estimate nothing is lost: checkout shows the fee in any case. */
export function estimateWords(part: PartState<EstimatedDelivery>): string | null {
  if (part.state === 'loading') return null
  if (part.state === 'failed') return 'fee at checkout'
  const { fee, arrives } = part.value
  if (arrives === null) return null // none of it is sold any more
  return fee === 0 ? 'is free' : `about ${formatNaira(fromNaira(fee))}, exact fee at checkout`
}
