import type { DeliveryEstimate } from '@ahia/contracts/delivery'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { lagosDate } from '#platform/lagos-date.ts'

/** 'about ₦2,500, 18–20 Nov'; null when there is nothing to say. */
export function deliveryWords({ fee, arrives }: Pick<DeliveryEstimate, 'fee' | 'arrives'>): string | null {
  if (arrives === null) return null
  return `${fee === 0 ? 'free' : `about ${formatNaira(fromNaira(fee))}`}, ${daysWords(arrives.from, arrives.to)}`
}

function daysWords(from: string, to: string): string {
  const [firstDay, firstMonth] = lagosDate(from).split(' ')
  const [lastDay, lastMonth] = lagosDate(to).split(' ')
  if (from === to) return `${lastDay} ${lastMonth}`
  return firstMonth === lastMonth
    ? `${firstDay}–${lastDay} ${lastMonth}`
    : `${firstDay} ${firstMonth} – ${lastDay} ${lastMonth}`
}
