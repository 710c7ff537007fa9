import type { DeliveryEstimate } from '@ahia/contracts/delivery'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { lagosDays } from '@ahia/rules/lagos-date'

/** 'about ₦2,500, 18–20 Nov'; null when there is nothing to show. */
export function deliveryWords({ fee, arrives }: Pick<DeliveryEstimate, 'fee' | 'arrives'>): string | null {
  if (arrives === null) return null
  return `${fee === 0 ? 'free' : `about ${formatNaira(fromNaira(fee))}`}, ${lagosDays(arrives)}`
}
