import type { StockRow, StockTab } from '@ahia/contracts/shapes/stock-row'
import { formatNaira } from '@ahia/money/format-naira'
import { type Kobo, kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'

export const TAB_WORDS = { ALL: 'All', LOW: 'Low', SOLD_OUT: 'Sold out' } as const satisfies Record<
  StockTab,
  string
>

/** Why there is less; the first one is the most frequent. */
export const REASONS = [
  { value: 'SOLD_ELSEWHERE', label: 'Sold in my shop' },
  { value: 'DAMAGED', label: 'Damaged' },
  { value: 'LOST', label: 'Lost' },
] as const

export type Reason = (typeof REASONS)[number]['value']

export const isReason = (value: string): value is Reason => REASONS.some((reason) => reason.value === value)

/** What a merchant types: ₦14,800 or 14800.50. Null for anything else. */
export function readPrice(typed: string): Kobo | null {
  const text = typed.replace(/[₦,\s]/g, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text) || Number(text) <= 0) return null
  return fromNaira(Number(text))
}

/** As it is in a field: without ₦, with kobo only where there are any. */
export const priceText = (naira: number): string => nairaText(naira).replace('₦', '')

export const nairaText = (naira: number): string => formatNaira(kobo(Math.round(naira * 100)))

export const nameOf = ({ name, choice }: Pick<StockRow, 'name' | 'choice'>): string =>
  choice === null ? name : `${name}, ${choice}`
