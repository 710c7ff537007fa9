import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { RATE_BOOKS, type RateBookName } from '@ahia/reference/staff/rate-books'

/** Books hold hundredths of a percent. */
export const BPS_PER_PERCENT = 100

/** ADMIN-33: what a row of a book says: '6.5%' or '₦120,000'. */
export const rateText = (book: RateBookName, value: number): string =>
  RATE_BOOKS[book].unit === 'BPS' ? `${value / BPS_PER_PERCENT}%` : formatNaira(fromNaira(value))
