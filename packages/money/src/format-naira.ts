import { formatMoney } from './format-money.ts'
import type { Kobo } from './kobo.ts'

/** '₦12,500', '₦12,500.50', '-₦500'; a missing amount is '₦0'. */
export const formatNaira = (amount: Kobo | null | undefined): string => formatMoney(amount)
