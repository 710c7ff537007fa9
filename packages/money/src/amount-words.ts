import { formatNaira } from './format-naira.ts'
import { fromNaira } from './naira.ts'

/** Naira as the API writes them, for people: '₦20,000.50'. */
export const amountWords = (naira: number): string => formatNaira(fromNaira(naira))
