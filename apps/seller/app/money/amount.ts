import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'

/** An amount of naira: '₦1,640' or '-₦360'. */
export const inNaira = (naira: number): string => formatNaira(fromNaira(naira))

/** What an amount adds or takes: '+₦1,640' or '-₦360'. */
export const asChange = (naira: number): string => (naira > 0 ? `+${inNaira(naira)}` : inNaira(naira))
