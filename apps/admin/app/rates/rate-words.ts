import type { RateRow } from '@ahia/contracts/admin/rates'
import { RATE_BOOKS, type RateBookName } from '@ahia/reference/staff/rate-books'
import { BPS_PER_PERCENT } from '@ahia/rules/prices/rate-text'
import type { TagTone } from '@ahia/ui/tag'

export const STATES: Record<RateRow['state'], readonly [TagTone, string]> = {
  COMING: ['info', 'Announced'],
  NOW: ['ok', 'In force'],
  PAST: ['neutral', 'Past'],
}

export const keyWords = (book: RateBookName, key: string): string => {
  const keys: Readonly<Record<string, string>> = RATE_BOOKS[book].keys
  return keys[key] ?? key
}

/** What is typed: percent or naira. The API speaks of hundredths of a percent. */
export const toValue = (book: RateBookName, typed: string): number =>
  RATE_BOOKS[book].unit === 'BPS' ? Math.round(Number(typed) * BPS_PER_PERCENT) : Math.round(Number(typed))

/** As the book names its keys; what begins later first. */
export function inOrder(book: RateBookName, rows: readonly RateRow[]): RateRow[] {
  const keys = Object.keys(RATE_BOOKS[book].keys)
  return rows.toSorted(
    (a, b) => keys.indexOf(a.key) - keys.indexOf(b.key) || Date.parse(b.from) - Date.parse(a.from),
  )
}
