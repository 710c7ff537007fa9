import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import type { PartState } from '@ahia/web/parts/part-state'
import type { EstimatedDelivery } from '#delivery/delivery-cost.rules.ts'

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
