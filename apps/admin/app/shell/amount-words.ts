import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'

/** Naira as the API writes them: '₦20,000.50'. */
export const amountWords = (naira: number): string => formatNaira(fromNaira(naira))
